/** Who waits for whom. */
import type { RoomView } from './room_view.svelte';

/** Whether somebody with a seat waits for people: in the lobby, for the host. Bots are quick. */
export function waitsForPeople(room: RoomView): boolean {
  const { seats, host, members } = room.state!;
  const awaited = room.playing ? room.waitedFor.flatMap((seat) => seats[seat] ?? []) : [host];
  return (
    room.seat !== '' &&
    !awaited.includes(room.member) &&
    awaited.some((member) => !members[member]?.bot)
  );
}
