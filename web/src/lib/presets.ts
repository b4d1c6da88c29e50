/** Three ways to play, one press each: what they decide, and which of them the settings are. */
import { DEFAULTS, TIMER, variantOf } from './games';
import type { RoomSettings } from './generated/wire';

export const PRESETS = ['relaxed', 'standard', 'blitz'] as const;
export type Preset = (typeof PRESETS)[number];

/** Seconds for a clue, and as many for the guesses. */
export const BLITZ = 60;
/** Duet knows no clock: there it is turns that are many or few. */
export const TOKENS: Record<Preset, number> = {
  relaxed: 11,
  standard: DEFAULTS.game.tokens,
  blitz: 7,
};

type Decided = Pick<RoomSettings, 'referee' | 'bots_challenge' | 'game'>;

/** What a preset makes of some settings. All else stays, also who has twice the time. */
export function withPreset(preset: Preset, { variant, game }: RoomSettings): Decided {
  const { has_clock, has_tokens } = variantOf(variant);
  const hasty = preset === 'blitz' && has_clock;
  const double = game.timer?.double ?? [];
  return {
    referee: DEFAULTS.referee,
    bots_challenge: preset !== 'relaxed',
    game: {
      ...game,
      timer: hasty ? { ...TIMER, mode: 'strict', clue: BLITZ, guess: BLITZ, double } : null,
      ...(has_tokens && { tokens: TOKENS[preset], mistakes: null }),
    },
  };
}

/** The preset that settings are; undefined: a choice of one's own. */
export function presetOf(settings: RoomSettings): Preset | undefined {
  return PRESETS.find((preset) => told(settings) === told(withPreset(preset, settings)));
}

function told({ referee, bots_challenge, game }: Decided): string {
  const { timer, tokens, mistakes } = game;
  const clock = timer && [timer.mode, timer.clue, timer.guess];
  return JSON.stringify([referee, bots_challenge, clock, tokens, mistakes]);
}
