/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'pictures:drawn' {
  /** What stands before and after an id in the address of its picture. */
  const drawn: [string, string];
  export default drawn;
}

declare module 'pictures:*' {
  const names: Record<string, string>;
  export default names;
}

declare module 'catalogue:*' {
  const text: string;
  export default text;
}
