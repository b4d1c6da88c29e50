/** What stands for people where there is no room for their names. */

const LONGEST = 3;

/** Letters for each name, as few as tell them apart; a number where letters do not. */
export function initialsOf(names: readonly string[]): string[] {
  const cut = (name: string, length: number) =>
    [...name].slice(0, length).join('').toLocaleUpperCase();
  return names.map((name, at) => {
    const others = names.filter((_, other) => other !== at);
    for (let length = 1; length <= LONGEST; length++) {
      const short = cut(name, length);
      if (others.every((other) => cut(other, length) !== short)) return short;
    }
    const alike = names.slice(0, at).filter((other) => cut(other, 1) === cut(name, 1));
    return `${cut(name, 1)}${alike.length + 1}`;
  });
}
