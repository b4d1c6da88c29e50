/** A replay watched in step: this device leads, follows, or goes its own way. */
import { announcements } from './announcer.svelte';
import type { Led } from './generated/wire';
import { type Catalogues, t } from './i18n.svelte';
import type { Replay } from './replay.svelte';
import type { RoomConnection } from './room_connection.svelte';

export const TOGETHER: Catalogues = {
  en: () => import('catalogue:en/together'),
  th: () => import('catalogue:th/together'),
  'zh-Hant': () => import('catalogue:zh-Hant/together'),
  id: () => import('catalogue:id/together'),
  bg: () => import('catalogue:bg/together'),
  et: () => import('catalogue:et/together'),
};

/** Milliseconds between two moments that are sent, however fast somebody moves. */
export const PACE = 200;

/** Where the replay is that somebody shows. */
export function pathOf(room: string, { game }: Led): string {
  return `/replay?${new URLSearchParams({ room, game: String(game) })}`;
}

export class Together {
  /** This device shows the others its replay. */
  leading = $state.raw(false);
  /** It goes where the leader goes: whoever opens the replay that is shown does so at first. */
  following = $state.raw(true);
  /** The lead has been asked for. */
  #wanted = false;
  #before: Led | null = null;
  #sent = 0;
  #pausing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly connection: RoomConnection,
    readonly replay: Replay,
    /** The number of its record. */
    readonly game: number,
  ) {
    replay.onmove = () => (this.following = false);
  }

  get room() {
    return this.connection.room;
  }
  /** Whoever shows a replay: this one, or another of the room. */
  get led(): Led | null {
    return this.room.led;
  }
  get leader(): string {
    return this.room.name(this.led?.member ?? '');
  }
  /** It is this game that is shown. */
  get here(): boolean {
    return this.led?.game === this.game;
  }

  show(): void {
    this.#wanted = true;
    this.#sent = this.replay.count;
    this.connection.sendNow({ say: 'lead', game: this.game, at: this.#sent });
  }

  stop(): void {
    clearTimeout(this.#pausing);
    this.#pausing = undefined;
    if (this.leading && this.connection.status === 'here') {
      this.connection.sendNow({ say: 'lead' });
    }
    this.leading = this.#wanted = false;
  }

  follow(): void {
    this.following = true;
    if (this.led) this.replay.follow(this.led.at);
    announcements.say(t('together-following', { name: this.leader }));
  }

  part(): void {
    this.following = false;
  }

  /** The room has told who leads, and where they are. */
  heard(led: Led | null): void {
    const before = this.#before;
    this.#before = led;
    const mine = led?.member === this.room.member && this.here;
    if (mine && this.#wanted) this.leading = true;
    if (!mine) this.leading = false;
    if (mine) this.#wanted = false;
    if (!led || !this.here || this.leading) this.following = false;
    else if (this.following) this.replay.follow(led.at);
    if (led?.member !== before?.member) this.#announce(before, led);
  }

  /** The replay is at another moment, or the server is heard again. */
  moved(): void {
    if (!this.leading || this.connection.status !== 'here' || this.#pausing !== undefined) return;
    this.#sent = this.replay.count;
    this.connection.sendNow({ say: 'lead', at: this.#sent });
    this.#pausing = setTimeout(() => {
      this.#pausing = undefined;
      if (this.#sent !== this.replay.count) this.moved();
    }, PACE);
  }

  #announce(before: Led | null, led: Led | null): void {
    if (this.leading) announcements.say(t('together-leading'));
    else if (led && this.following) {
      announcements.say(t('together-following', { name: this.leader }));
    } else if (led) announcements.say(t('web-feed-leads', { name: this.leader }));
    else if (before && before.member !== this.room.member) {
      announcements.say(t('together-over', { name: this.room.name(before.member) }));
    }
  }
}
