/** Who calls for whom. */
export type WalletCallHead = { vendor: string; token: string; player: string; game: string; now: string };

/** What is called: the name of a function of `3-vendors.sql` after `vendor_`, and what it takes after the head. */
export type WalletCall =
  | { name: 'bet'; round: string; id: string; currency: string; amount: number }
  | { name: 'win'; round: string; id: string; currency: string; amount: number; bet: string }
  | { name: 'end_round'; round: string; id: string }
  | { name: 'rollback'; round: string; id: string; original: string };

/** What the functions of `3-vendors.sql` take after the merchant, in their order. */
export const argumentsOf = (head: WalletCallHead, call: WalletCall): (string | number)[] => [
  head.vendor,
  head.token,
  head.player,
  head.game,
  head.now,
  call.round,
  call.id,
  ...('amount' in call ? [call.currency, call.amount] : []),
  ...('bet' in call ? [call.bet] : []),
  ...('original' in call ? [call.original] : []),
];
