/** The page that says that there is no line goes back by itself to what was asked for. */
import { api } from './api';

/** Milliseconds between two looks: a browser notices its own network, but not a server's return. */
export const LOOK = 5_000;

/** Load the address again as soon as the server answers. */
export function returnWhenAnswered(): void {
  const look = async () => {
    if (await api.version().catch(() => null)) location.reload();
  };
  addEventListener('online', () => void look());
  setInterval(() => void look(), LOOK);
}
