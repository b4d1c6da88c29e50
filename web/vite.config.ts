import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { catalogues } from './catalogues.ts';
import { kept } from './kept.ts';
import { fontsLicence } from './licences.ts';
import { pictures } from './pictures.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const server = process.env.COVERNAMES_SERVER ?? 'http://127.0.0.1:8000';
const proxy = {
  '/api': server,
  '/ws': { target: server, ws: true },
};

/**
 * What several pages share comes in two pieces, which compress better than twenty: what the first
 * page needs, and what a table does. What a table needs only later comes in pieces of its own.
 */
const MENU = 'components/(shell/(Preferences|Letters|Choice)|table/RoomMenu)';
const APART =
  '(lib/(mine|daily|deals|puzzle|sharing|record|replay|together|analysis|how|lesson|saving|[a-z]+_texts)|components/(daily|deal|sharing|present)/)';
const LATER = `(${APART}|lib/(sha256|sides|fairness|summary|faces|generated/faces|permission)|components/(door/QrCode|result/|people/FaceChoice)|${MENU})`;
const groups = [
  {
    name: 'shell',
    test: new RegExp(
      `node_modules/(svelte|@fluent|esm-env|clsx)|src/(?!${LATER})(lib/|components/(shell|home)|base\\.css)|Emblem`,
    ),
  },
  // Cards to try lie on pages without a table.
  { name: 'table', test: new RegExp(`src/(?!${LATER}|components/how/)`) },
  { name: 'qr', test: /lean-qr|QrCode/ },
  { name: 'sides', test: /lib\/sides|palettes/ },
  { name: 'faces', test: /lib\/(generated\/)?faces/ },
  { name: 'face-choice', test: /FaceChoice/ },
  { name: 'permission', test: /lib\/(permission|preference_texts)/ },
  { name: 'mine', test: /lib\/mine/ },
  { name: 'daily', test: /(lib|components)\/daily/ },
  { name: 'deal', test: /(lib\/deals|components\/deal)/ },
  { name: 'sharing', test: /(lib|components)\/sharing/ },
  { name: 'together', test: /lib\/together/ },
  { name: 'replay', test: /lib\/(record|replay|analysis)/ },
  { name: 'rules', test: /lib\/(how|lesson)/ },
  { name: 'present', test: /components\/present/ },
  { name: 'menu', test: new RegExp(`src/${MENU}`) },
  { name: 'result', test: new RegExp(`src/${LATER}`) },
].map((group, rank, all) => ({ ...group, minShareCount: 2, priority: all.length - rank }));

/** What src/fonts.css and src/legible.css take letters from. */
const fonts = [
  'sofia-sans',
  'sofia-sans-condensed',
  'noto-sans-thai-looped',
  'atkinson-hyperlegible-next',
];

export default defineConfig({
  // One build for any address: files find each other from where they lie. Only the document says
  // where the top is, and the server writes a sub-path into it.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  plugins: [
    svelte(),
    catalogues(at('../locales')),
    pictures(at('./drawn')),
    fontsLicence(at('./node_modules/@fontsource'), fonts),
    kept(),
  ],
  build: {
    outDir: at('../src/covernames/server/page'),
    emptyOutDir: true,
    // Which files a page needs: the server tells the browser before the page could.
    manifest: 'files.json',
    // The page's policy allows nothing but files of its own: no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: [at('./index.html'), at('./offline.html'), at('./src/worker.ts')],
      output: {
        codeSplitting: { groups },
        // The worker is responsible for what lies beside and below it, under the same name for ever.
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy },
  preview: {
    proxy,
    // As the server sends it, to see at once what it forbids.
    headers: {
      'content-security-policy':
        "default-src 'self'; img-src 'self' data: blob:; frame-ancestors 'none'; base-uri 'none'",
    },
  },
});
