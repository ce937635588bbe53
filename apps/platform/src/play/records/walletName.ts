import type { AccountKind } from '#money';

/** What the contract calls a member's ledger account: `main`, `bonus`, `held`, or the vendor whose wallet it is. */
export const walletName = ({ kind, book }: { kind: AccountKind; book: string }): string => {
  if (kind === 'hold') return 'held';
  return kind === 'real' ? book : kind;
};
