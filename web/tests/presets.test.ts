import { expect, test } from 'vitest';
import { DEFAULTS, settingsFor, TIMER, VARIANTS } from '../src/lib/games';
import type { RoomSettings } from '../src/lib/generated/wire';
import { PRESETS, presetOf, TOKENS, withPreset } from '../src/lib/presets';

function playing(variant: string, part: Partial<RoomSettings> = {}): RoomSettings {
  return { ...DEFAULTS, variant, game: settingsFor(variant, DEFAULTS.game), ...part };
}

test.each(Object.keys(VARIANTS))(
  '%s: a new room is standard, and every preset is found again',
  (variant) => {
    expect(presetOf(playing(variant))).toBe('standard');
    for (const preset of PRESETS) {
      const settings = playing(variant, withPreset(preset, playing(variant)));
      expect(presetOf(settings)).toBe(preset);
      expect(Boolean(settings.game.timer)).toBe(preset === 'blitz' && variant !== 'duet');
      expect(settings.game.tokens).toBe(variant === 'duet' ? TOKENS[preset] : DEFAULTS.game.tokens);
    }
  },
);

test('what a preset does not decide stays, and changes nothing about which it is', () => {
  const timer = { ...TIMER, mode: 'strict' as const, double: ['red-spymaster'] };
  const before = playing('classic', {
    touch: 'all',
    game: { ...DEFAULTS.game, family: true, timer },
  });
  const after = { ...before, ...withPreset('blitz', before) };
  expect(after.touch).toBe('all');
  expect(after.game).toMatchObject({
    family: true,
    timer: { double: ['red-spymaster'], clue: 60 },
  });
  expect(presetOf(after)).toBe('blitz');
});

test.each<[string, Partial<RoomSettings>]>([
  ['another referee', { referee: 'strict' }],
  ['a sand timer', { game: { ...DEFAULTS.game, timer: TIMER } }],
  ['a slower clock', { game: { ...DEFAULTS.game, timer: { ...TIMER, mode: 'strict' } } }],
  ['other tokens', { variant: 'duet', game: { ...DEFAULTS.game, tokens: 8 } }],
  ['fewer mistakes', { variant: 'duet', game: { ...DEFAULTS.game, mistakes: 3 } }],
])('%s is a choice of one\u2019s own', (_, part) => {
  expect(presetOf(playing('classic', part))).toBeUndefined();
});
