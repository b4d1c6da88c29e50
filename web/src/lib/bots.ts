/** Bots: which there are, what they are called, and a game with them at one click. */
import { api } from './api';
import { variantOf } from './games';
import { bots as offered, usual_bot as usual } from './generated/game.json';
import { t } from './i18n.svelte';
import { ownFace, preferences } from './preferences.svelte';
import type { RoomConnection } from './room_connection.svelte';
import { secrets } from './secrets';

export const BOTS: string[] = offered;

/** The character of a bot, as the catalogues call it. */
export const characterOf = (bot: string): string => bot.split(':')[1] ?? 'steady';

/** A name that nobody has yet. */
export function freshName(taken: ReadonlySet<string>): string {
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
export const chosenBot = (): string => BOTS.find((bot) => bot === preferences.get('bot')) ?? usual;

export function addBot(connection: RoomConnection, seat: string, bot = chosenBot()) {
  const members = Object.values(connection.room.state?.members ?? {});
  const name = freshName(new Set(members.map((who) => who.name)));
  return connection.send({ do: 'add-bot', seat, name, bot });
}

/** Whether those who guess and those who give clues sit on different seats. */
export const hasRoles = (variant: string): boolean =>
  variantOf(variant).seats.some(({ powers }) => powers.length === 1);

/** The seat of somebody who plays alone, where they do what they like best. */
function ownSeat(variant: string): string {
  const role = preferences.get('role');
  return variantOf(variant).seats.find(({ powers }) => powers.includes(role))!.name;
}

/** A room with a bot on every other seat, dealt and ready. Returns its code. */
export async function startWithBots(variant: string, lang: string, name: string): Promise<string> {
  const seat = ownSeat(variant);
  const taken = new Set([name]);
  const bots = variantOf(variant)
    .seats.filter((other) => other.name !== seat)
    .map((other) => {
      const called = freshName(taken);
      taken.add(called);
      return { seat: other.name, name: called, bot: chosenBot() };
    });
  const made = await api.openRoom({
    variant,
    lang,
    name,
    seat,
    bots,
    start: true,
    face: await ownFace(),
  });
  secrets.keep(made.code, { member: made.member, secret: made.secret });
  return made.code;
}
