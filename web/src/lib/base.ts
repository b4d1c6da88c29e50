/**
 * Where the page lies on its site: at the top, or under a sub-path such as `/games/covernames`. The
 * server writes that into the document, and everything else speaks of paths as if it were the top.
 */

/** The sub-path of a page, without a stroke at its end; the manifest lies at its top. */
export function baseOf(manifest: string): string {
  return new URL('.', manifest).pathname.replace(/\/$/, '');
}

const manifest = globalThis.document?.querySelector<HTMLLinkElement>('link[rel=manifest]');
const base = manifest ? baseOf(manifest.href) : '';

/** A path of ours as it stands in an address. */
export function at(path: string, under = base): string {
  return under + path;
}

/** A path of ours, with the site before it, percent-encoded: for somebody else's browser. */
export function linkTo(path: string): string {
  return new URL(at(path), location.origin).href;
}

/** What of an address is a path of ours; null: it lies elsewhere on the site. */
export function within(pathname: string, under = base): string | null {
  return pathname.startsWith(`${under}/`) ? pathname.slice(under.length) : null;
}

/** Under which name a browser keeps something: two pages on one site do not mix. */
export function place(name: string, under = base): string {
  return `covernames${under}.${name}`;
}
