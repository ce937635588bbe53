import { type SQL, sql } from '#drizzle';
import { games } from '../schema.ts';

/** The place of each game in the lobby's order, from 1, whatever else a list is narrowed to. */
export const placeOf: SQL<number> = sql<number>`(select count(*)::int from ${games} other
  where other.merchant_code = ${games.merchantCode}
    and (other.position, other.node_id) <= (${games.position}, ${games.nodeId}))`;
