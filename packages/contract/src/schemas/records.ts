import { Type } from 'typebox';
import { component } from './component.ts';
import { Currency, Instant, Minor, Nullable, Quotable, Text } from './scalars.ts';

/** What a movement of money was, as a member knows it. */
export const movementKinds = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'refund',
  'bonus',
  'transfer',
  'demo',
  'correction',
  'other',
] as const;

const Kind = Type.Enum([...movementKinds]);

/** A calendar day in the merchant's time zone. */
const Day = Type.String({ format: 'date' });

const Preset = Type.Enum(['today', 'yesterday', 'last7', 'last30']);

/** Which days a record covers: a preset, or both dates; the last seven days unless told. */
export const periodQuery = {
  period: Type.Optional(Preset),
  startDate: Type.Optional(Day),
  endDate: Type.Optional(Day),
};

/** The days that a record covers, both included, and what its times and amounts are told in. */
const told = {
  startDate: Day,
  endDate: Day,
  timeZone: Type.String({ description: 'IANA name of the zone whose days count.' }),
  currency: Currency,
};

/** A wallet of the member: `main`, `bonus`, `held`, or the code of a vendor. */
export const WalletName = Text(64, 1);

/** Kinds as a comma list. */
export const Kinds = Type.String({
  pattern: `^(${movementKinds.join('|')})(,(${movementKinds.join('|')})){0,${movementKinds.length - 1}}$`,
});

const Movement = component('Movement', {
  reference: Quotable('T', 'Of the transfer, to name it to customer service.'),
  at: Instant,
  kind: Kind,
  amount: Minor,
  balanceAfter: Minor,
  otherWallet: Nullable(Type.String({ description: 'The other wallet of a transfer between two.' })),
});

/** The movements of one wallet. */
export const AccountRecord = component('AccountRecord', {
  ...told,
  wallet: Type.String(),
  wallets: Type.Array(component('RecordWallet', { wallet: Type.String(), title: Nullable(Type.String()) })),
  total: Type.Integer({ minimum: 0 }),
  moneyIn: Minor,
  moneyOut: Minor,
  movements: Type.Array(Movement),
});

const flows = {
  stakes: Minor,
  wins: Minor,
  refunds: Type.Integer({ ...Minor, description: 'Stakes given back without wins taken back.' }),
  net: Type.Integer({ ...Minor, description: 'Wins and refunds less the stakes.' }),
  deposits: Minor,
  withdrawals: Minor,
  bonus: Minor,
  other: Type.Integer({
    ...Minor,
    description: 'Everything else, so that all of it is the change of the total.',
  }),
};

/** What came and went, by day. */
export const ProfitAndLoss = component('ProfitAndLoss', {
  ...told,
  totals: component('ProfitTotals', flows),
  days: Type.Array(component('ProfitDay', { date: Day, ...flows })),
  vendors: Type.Array(
    component('ProfitVendor', {
      vassalage: Type.String(),
      title: Type.String(),
      rounds: Type.Integer({ minimum: 0 }),
      stakes: Minor,
      wins: Minor,
      net: Minor,
    }),
    { description: 'For rounds started on these dates.' },
  ),
});

const Round = component('BetRound', {
  reference: Quotable('R', 'Of the round, to name it to customer service.'),
  roundId: Type.String({ description: "The vendor's own number of it." }),
  openedAt: Instant,
  closedAt: Nullable(Instant),
  gameId: Type.String(),
  game: Type.String(),
  vassalage: Type.String(),
  vendor: Type.String(),
  stake: Minor,
  win: Minor,
  net: Minor,
});

/** The rounds that a member has played. */
export const BetHistory = component('BetHistory', {
  ...told,
  total: Type.Integer({ minimum: 0 }),
  stakes: Minor,
  wins: Minor,
  net: Minor,
  vendors: Type.Array(component('BetVendor', { vassalage: Type.String(), title: Type.String() })),
  rounds: Type.Array(Round),
});

/** A part of a statement. */
export const StatementPart = component('StatementPart', {
  fileName: Type.String(),
  csv: Type.String({ description: 'Lines to be put after those of the parts before.' }),
  next: Nullable(Type.String({ description: 'Asks for the part that follows; null at the end.' })),
});
