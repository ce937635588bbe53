import { desc } from 'drizzle-orm';
import type { Connection } from '#kernel';
import { games } from './schema.ts';
import { selectGames } from './selectGames.ts';
import type { StoredGame } from './toGame.ts';

/** How many games count as popular: two rows of a desktop's six, four of a phone's three. */
const hotGames = 12;

/** The games that are played most. */
export const findHotGames = (tx: Connection): Promise<StoredGame[]> =>
  selectGames(tx).orderBy(desc(games.popularity), games.nodeId).limit(hotGames);
