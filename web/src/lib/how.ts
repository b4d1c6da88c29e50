/** What the page that explains the games is made of. */
import titles from './generated/titles.json';
import type { Catalogues } from './i18n.svelte';

export const HOW: Catalogues = {
  en: () => import('catalogue:en/how'),
  th: () => import('catalogue:th/how'),
  'zh-Hant': () => import('catalogue:zh-Hant/how'),
  id: () => import('catalogue:id/how'),
  bg: () => import('catalogue:bg/how'),
  et: () => import('catalogue:et/how'),
};

/** The sections of each game, in the order in which one needs them. */
export const SECTIONS: Record<string, string[]> = {
  classic: [
    'idea',
    'key',
    'turn',
    'numbers',
    'clues',
    'fault',
    'end',
    'pictures',
    'screen',
    'editions',
  ],
  'two-player': [
    'idea',
    'turn',
    'phantom',
    'numbers',
    'clues',
    'fault',
    'pictures',
    'screen',
    'editions',
  ],
  'three-player': [
    'idea',
    'key',
    'turn',
    'numbers',
    'clues',
    'fault',
    'end',
    'pictures',
    'screen',
    'editions',
  ],
  duet: [
    'idea',
    'key',
    'turn',
    'tokens',
    'end',
    'sudden',
    'score',
    'clues',
    'fault',
    'talk',
    'missions',
    'pictures',
    'screen',
    'editions',
  ],
};

const NAMES: Record<string, string> = {
  r: 'red',
  b: 'blue',
  g: 'agent',
  '.': 'bystander',
  x: 'assassin',
};
const key = (drawn: string): string[] => [...drawn.replace(/\s/g, '')].map((at) => NAMES[at]!);

/** A key of the team game: nine, eight, seven and one. */
export const TEAM_KEY = key('rbr.b br.xr r.rr. b.bbr .b.rb');
/** A key of Duet. The fields of both sides meet as on every printed one. */
export const DUET_KEY = {
  a: key('g.g.. xg..g xg..x ..g.g g..g.'),
  b: key('x.... ...g. xg.gg .g.xg g.g.g'),
};

/** Cards on which the clue rules of a language can be tried, and clues to try. */
export const EXAMPLES: Record<string, { board: string[]; clues: string[] }> = {
  en: {
    board: ['SNOWMAN', 'CASTLE', 'NIGHT', 'RING', 'CAR'],
    clues: ['winter', 'snow', 'rings', 'carpet', 'knight', 'London'],
  },
  th: {
    board: ['แม่น้ำ', 'รถไฟ', 'ปลา', 'ดาว', 'โรงเรียน'],
    clues: ['ครู', 'น้ำ', 'รถตู้', 'ดาวเทียม', 'จอร์จ', 'train'],
  },
  'zh-Hant': {
    board: ['火車', '月亮', '老師', '蛋糕', '海'],
    clues: ['學生', '火山', '教師', '害', '臺北', '甜的東西'],
  },
  id: {
    board: ['MAKAN', 'MATA', 'BANK', 'BUKU', 'KERETA'],
    clues: ['lihat', 'makanan', 'kacamata', 'bang', 'dua belas', 'KTP'],
  },
  bg: {
    board: ['ВОДА', 'ГРАД', 'ЗВЕЗДА', 'ПЛОД', 'ПЪТ'],
    clues: ['столица', 'подводница', 'звезден', 'плот', 'София', 'river'],
  },
  et: {
    board: ['RAUDTEE', 'KUU', 'LAEV', 'JÄÄ', 'KEEL'],
    clues: ['sadam', 'raud', 'kuud', 'kuusk', 'Tallinn', 'USA'],
  },
};

/** Pictures to try. */
export const PICTURES = [
  '#octopus-wears-top-hat',
  '#shark-in-television',
  '#elephant-small-on-moon',
  '#piano-in-bathtub',
  '#bee-around-castle',
  '#tulip-heads-ballerina',
];

/** What a list in a message says, entry by entry. */
export const entries = (text: string): string[] => text.split(',').map((entry) => entry.trim());

/** The phantom's words. */
export const PHANTOM = titles['two-player'].length - 1;

/** One team: the phantom covers a word after every turn but the last. Zero: it was faster. */
export function phantomScore(turns: number, touched: number): number {
  return Math.max(0, PHANTOM - (turns - 1) - touched);
}
export const phantomTitle = (score: number): string => titles['two-player'][score] ?? '';

/** Duet with nine tokens. */
export function duetScore(unused: number, right: number, sudden: boolean): number {
  return 3 * unused + right - (sudden ? 1 : 0);
}
/** More than the score of the last title is worth as much. */
export function duetTitle(score: number): string {
  return titles.duet[score] ?? titles.duet.at(-1)!;
}

/** The lines of the sections that are told in a few sentences. */
const LINES: Record<string, Record<string, string[]>> = {
  fault: {
    classic: [
      'how-fault-ask',
      'how-fault-challenge',
      'how-fault-who',
      'how-fault-price',
      'how-fault-late',
    ],
    'two-player': [
      'how-fault-challenge',
      'how-fault-who-two',
      'how-fault-price-two',
      'how-fault-late',
    ],
    duet: [
      'how-fault-challenge-duet',
      'how-fault-who-duet',
      'how-fault-price-duet',
      'how-fault-late',
    ],
  },
  end: {
    classic: ['how-end-all', 'how-end-assassin', 'how-end-next'],
    'three-player': ['how-end-all', 'how-end-assassin-three', 'how-end-three-team', 'how-end-next'],
    duet: ['how-end-duet', 'how-end-side'],
  },
  pictures: {
    classic: ['how-pictures-what', 'how-pictures-clue', 'how-pictures-names', 'how-pictures-own'],
  },
  phantom: { classic: ['how-phantom-cover', 'how-phantom-lose', 'how-phantom-win'] },
  sudden: { classic: ['how-sudden-when', 'how-sudden-how', 'how-sudden-lose'] },
  talk: {
    classic: [
      'how-talk-clues',
      'how-talk-own',
      'how-talk-think',
      'how-talk-groups',
      'how-talk-order',
    ],
  },
};

/** What a game has no lines of its own for is as in the classic one. */
export function linesOf(section: string, variant: string): string[] {
  return LINES[section]?.[variant] ?? LINES[section]?.classic ?? [];
}
