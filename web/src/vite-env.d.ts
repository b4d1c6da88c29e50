/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'catalogue:*' {
  const text: string;
  export default text;
}
