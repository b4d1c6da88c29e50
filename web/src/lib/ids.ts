/** An id that nobody else has: what is asked under it is answered under it, and done once. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
