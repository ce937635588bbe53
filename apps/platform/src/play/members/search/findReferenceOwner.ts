import { eq, sql } from '#drizzle';
import { readQuoted } from '#kernel';
import { deposits, ledgerAccounts, ledgerEntries, withdrawals } from '#money';
import { gameRounds } from '../../rounds/schema.ts';
import type { MemberFinder } from './MemberFinder.ts';

const isOwned = sql`${ledgerAccounts.kind} <> 'house'`;

/** Whose a transfer, a round, a deposit or a withdrawal is; nothing where a text can be the reference of none. */
export const findReferenceOwner = (text: string): MemberFinder[] => {
  const quoted = readQuoted(text);
  const code = text.toUpperCase();
  if (quoted?.of === 'T')
    return [
      {
        by: 'reference',
        find: (tx) =>
          tx
            .selectDistinct({ id: ledgerAccounts.ownerId })
            .from(ledgerEntries)
            .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
            .where(sql`${ledgerEntries.transferId} = ${quoted.id} and ${isOwned}`),
      },
    ];
  if (quoted?.of === 'R')
    return [
      {
        by: 'reference',
        find: (tx) =>
          tx.select({ id: gameRounds.accountId }).from(gameRounds).where(eq(gameRounds.id, quoted.id)),
      },
    ];
  if (/^DP[2-9A-HJ-NP-Z]{12}$/.test(code))
    return [
      {
        by: 'reference',
        find: (tx) =>
          tx.select({ id: deposits.accountId }).from(deposits).where(eq(deposits.reference, code)),
      },
    ];
  if (/^W[2-9A-HJ-NP-Z]{10}$/.test(code))
    return [
      {
        by: 'reference',
        find: (tx) =>
          tx.select({ id: withdrawals.accountId }).from(withdrawals).where(eq(withdrawals.reference, code)),
      },
    ];
  return [];
};
