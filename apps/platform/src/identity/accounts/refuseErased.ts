import type { Language } from '@marquee/reference';
import { sql } from '#drizzle';
import { type Connection, fieldProblem, rowsOf } from '#kernel';

/** Whether what is held of an account's member was erased. */
export const isErased = async (tx: Connection, account: string): Promise<boolean> => {
  const [found] = await rowsOf<{ stands: boolean }>(
    tx,
    sql`select exists (select from member_erasures e where e.account_id = ${account}::uuid) as stands`,
  );
  return found?.stands ?? false;
};

/**
 * Refuses to do anything to an account whose member was erased: what was done would be held of them anew, and nobody is
 * there for whom to do it. The account has to be locked by the transaction.
 */
export const refuseErased = async (
  tx: Connection,
  { account, field, language }: { account: string; field: string; language: Language },
): Promise<void> => {
  if (await isErased(tx, account)) throw fieldProblem(language, field, 'erased');
};
