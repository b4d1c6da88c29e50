/** Which mutants of the page's code are made, and how long that may take. Run by mutate.mjs. */
export default {
  plugins: ['@stryker-mutator/vitest-runner', './sample.mjs'],
  testRunner: 'vitest',
  checkers: ['sample'],
  coverageAnalysis: 'perTest',
  mutate: [
    'src/lib/**/*.ts',
    // Written by tools/web.py.
    '!src/lib/generated/**',
    // Only a browser can tell what they do, and tests/web asks one: sounds, focus, the screen that
    // stays awake, a file to save, the letters and the colours of the page.
    '!src/lib/{sounds,focus,awake,saving,letters.svelte,preferences.svelte}.ts',
    // Drawings: the outlines of continents, and the map that is looked at.
    '!src/lib/{continents,map}.ts',
    // What the page that explains the games is made of: data that is looked at.
    '!src/lib/how.ts',
  ],
  // Runs in a copy of its own already (mutate.mjs).
  inPlace: true,
  concurrency: 1,
  timeoutMS: 20_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 20,
  reporters: ['json', 'clear-text'],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  warnings: { slow: false },
  thresholds: { high: 90, low: 80, break: 80 },
};
