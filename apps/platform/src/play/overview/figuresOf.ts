import type { ValueOf } from '@marquee/contract';

type Currency = ValueOf<'getStaffOverview'>['currencies'][number];

/** What the overview says of a period. */
type Figures = Currency['total'];

/** What it says of play alone. */
type Play = Pick<Figures, 'bets' | 'betCount' | 'wins' | 'gross'>;

/** What came into the house's accounts of a book and went out, by one kind of transfer. */
export type Sum = { kind: string; book: string; movedIn: number; movedOut: number; entries: number };

const isOf = (kind: string) => (sum: Sum) => sum.kind === kind || sum.kind.startsWith(`${kind}.`);

const add = (sums: readonly Sum[], read: (sum: Sum) => number) =>
  sums.reduce((total, sum) => total + read(sum), 0);
const came = (sums: readonly Sum[]) => add(sums, ({ movedIn, movedOut }) => movedIn - movedOut);

/** Vendors' books of real play; those of demos are called otherwise. */
const isPlay = ({ book }: Sum) => book.startsWith('vendor.');

/**
 * Play: a rollback takes a bet or a win away again. One that gives a stake back takes out of the vendor's book, one that
 * takes a win back brings in.
 */
export const playOf = (sums: readonly Sum[]): Play => {
  const ofVendors = sums.filter(isPlay);
  const bets = ofVendors.filter(isOf('vendor.bet'));
  const undone = ofVendors.filter(isOf('vendor.rollback'));
  const staked = came(bets) - add(undone, ({ movedOut }) => movedOut);
  const won = 0 - came(ofVendors.filter(isOf('vendor.win'))) - add(undone, ({ movedIn }) => movedIn);
  return { bets: staked, betCount: add(bets, ({ entries }) => entries), wins: won, gross: staked - won };
};

/** All figures of some sums of the ledger, which are the house's: what came to it, a member has given. */
export const figuresOf = (sums: readonly Sum[]): Figures => {
  const of = (kind: string, book?: string) =>
    sums.filter((sum) => isOf(kind)(sum) && (book === undefined || sum.book === book));
  const [deposits, withdrawals] = [of('deposit', 'gateway'), of('withdrawal', 'gateway')];
  const play = playOf(sums);
  const bonusCost = 0 - came(of('bonus'));
  const losses = 0 - came(sums.filter(({ book }) => book === 'vendor-shortfall'));
  return {
    ...play,
    deposits: 0 - came(deposits),
    depositCount: add(deposits, ({ entries }) => entries),
    withdrawals: came(withdrawals),
    withdrawalCount: add(withdrawals, ({ entries }) => entries),
    fees: came(of('withdrawal', 'fees')),
    bonusCost,
    losses,
    corrections: 0 - came(of('correction')),
    net: play.gross - bonusCost - losses,
  };
};
