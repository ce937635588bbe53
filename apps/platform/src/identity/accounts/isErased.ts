import { type SQL, sql } from '#drizzle';
import { accounts } from './schema.ts';

/** Whether what is held of the member of a row of `accounts` was erased, as a condition of a query. */
export const isErased: SQL<boolean> = sql<boolean>`exists (
  select 1 from member_erasures e where e.account_id = ${accounts.id}
)`;
