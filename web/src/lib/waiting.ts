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

/** Whether somebody waits for bots and shares the game with nobody else: they may hurry them. */
export function waitsForBots(room: RoomView): boolean {
  const { table, seat, member, myTurn, playing, state } = room;
  if (!table || !playing || !seat || myTurn || table.doubt || table.paused !== null) return false;
  const others = Object.values(table.members)
    .flat()
    .filter((each) => each !== member);
  return others.length > 0 && others.every((each) => state!.members[each]?.bot);
}
