/** Bots: which there are, what they are called, and a game with them at one click. */
import { api } from './api';
import { variantOf } from './games';
import { t } from './i18n.svelte';
import { preferences } from './preferences.svelte';
import { Room } from './room.svelte';
import { secrets } from './secrets';

export const BOTS = ['associations:steady', 'associations:cautious', 'associations:bold'] as const;
export type BotName = (typeof BOTS)[number];

/** The character of a bot, as the catalogues call it. */
export const characterOf = (bot: string): string => bot.split(':')[1] ?? 'steady';

/** A name that nobody in the room has yet. */
export function freshName(room: Room): string {
  const taken = new Set(Object.values(room.state?.members ?? {}).map((who) => who.name));
  const names = t('web-bot-names')
    .split(',')
    .map((name) => name.trim());
  for (let round = 1; ; round += 1) {
    const free = names.map((name) => (round > 1 ? `${name} ${round}` : name));
    const found = free.find((name) => !taken.has(name));
    if (found) return found;
  }
}

/** The bot that somebody likes to add on this device. */
export const chosenBot = (): BotName =>
  BOTS.find((bot) => bot === preferences.get('bot')) ?? BOTS[0];

export const addBot = (room: Room, seat: string, bot = chosenBot()): Promise<unknown> =>
  room.do({ do: 'add-bot', seat, name: freshName(room), bot });

/** The seat of somebody who plays alone: they guess, which is the easier half. */
function ownSeat(variant: string): string {
  const { seats } = variantOf(variant);
  return (seats.find((seat) => seat.powers.includes('guess')) ?? seats[0]!).name;
}

/** A room with a bot on every other seat, dealt and ready. Returns its code. */
export async function startWithBots(variant: string, lang: string, name: string): Promise<string> {
  const { code, member, secret } = await api.openRoom({ variant, lang, name });
  secrets.keep(code, { member, secret });
  const room = new Room(code, secret).open();
  try {
    await room.entered();
    const mine = ownSeat(variant);
    await room.do({ do: 'take-seat', seat: mine });
    for (const seat of variantOf(variant).seats) {
      if (seat.name !== mine) await addBot(room, seat.name);
    }
    await room.do({ do: 'start-game' });
  } finally {
    room.close();
  }
  return code;
}
