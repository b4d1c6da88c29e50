/** What can be said with one press; everybody reads it in their own language. */
import { reactions } from './generated/game.json';
import type { React } from './generated/wire';

export type Reaction = React['reaction'];
export const REACTIONS = reactions as Reaction[];
