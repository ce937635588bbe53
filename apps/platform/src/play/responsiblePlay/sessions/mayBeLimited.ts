import { type Column, type SQL, sql } from 'drizzle-orm';
import { playLimits, playSettings } from '../schema.ts';

/** Whether an account can have a time limit at all, within the query that finds its session: few have. */
export const mayBeLimited = (account: Column): SQL<boolean> => sql<boolean>`
  exists (select from ${playLimits} where ${playLimits.accountId} = ${account} and ${playLimits.kind} = 'session')
  or exists (select from ${playSettings} where jsonb_path_exists(${playSettings.limits},
    '$[*] ? (@.kind == "session" && (@.default != null || @.ceiling != null))'))`;
