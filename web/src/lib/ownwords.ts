/** The words of a pasted list or a deck file; the server has checked the text before. */
export function wordsOf(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim());
  const items =
    lines.length === 1 && !lines[0]!.includes('|') ? lines[0]!.split(/[,;\t、，；]/) : lines;
  const words = new Map<string, string>();
  for (const item of items) {
    if (item.startsWith('#')) continue;
    const word = item.trimStart().replace(/^\//, '').split('|')[0]!;
    const clean = word.normalize('NFC').trim().replace(/\s+/g, ' ');
    const known = clean.toLocaleLowerCase();
    if (clean && !words.has(known)) words.set(known, clean);
  }
  return [...words.values()];
}
