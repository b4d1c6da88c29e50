export type Data = Record<string, string | number | string[] | null>;

/** Something was refused. The code is the id of a message in the catalogues. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly data: Data = {},
  ) {
    super(code);
  }
}
