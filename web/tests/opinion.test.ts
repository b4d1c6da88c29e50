import { describe, expect, it } from 'vitest';
import { opinionOf, wayOf } from '../src/lib/opinion';

describe('what the referee says', () => {
  it('tells how clue and card are joined', () => {
    expect(wayOf('fishing', 'FISH', 'fish')).toBe('from');
    expect(wayOf('sakit', 'PENYAKIT', 'sakit')).toBe('to');
    expect(wayOf('menyakiti', 'PENYAKIT', 'sakit')).toBe('both');
    expect(wayOf('winery', 'WINE', '')).toBe('family');
  });

  it('bans, asks or minds', () => {
    const found = { reason: 'shared-part', card: 'พระจันทร์', form: 'พระ' };
    const texts = (['illegal', 'ask', 'legal'] as const).map(
      (verdict) => opinionOf({ verdict, ...found }, 'พระอาทิตย์')[0],
    );
    expect(texts).toEqual(['reason-shared-part', 'doubt-shared-part', 'remark-shared-part']);
  });
});
