import { Type } from 'typebox';
import { component } from './component.ts';
import { Currency, Instant, Minor, Nullable } from './scalars.ts';

/** A calendar day in the merchant's time zone. */
export const OverviewDay = Type.String({ format: 'date' });

const Count = Type.Integer({ minimum: 0 });
const told = (description: string) => Type.Integer({ ...Minor, description });

const play = {
  bets: told('Stakes that stand: those that were rolled back are not in them.'),
  betCount: Type.Integer({ minimum: 0, description: 'Bets, those that were rolled back too.' }),
  wins: told('Wins that stand.'),
  gross: told('Gross gaming revenue: bets less wins.'),
};

const figures = {
  ...play,
  deposits: Minor,
  depositCount: Count,
  withdrawals: told('What was paid out and has arrived, without fees.'),
  withdrawalCount: Count,
  fees: told('What withdrawals have cost their members.'),
  bonusCost: told('What the house has given as bonus, less what it took back.'),
  losses: told('Rolled back wins that were spent already: the house bears them.'),
  corrections: told('What staff has put into wallets by hand, less what it took out.'),
  net: told('Net gaming revenue: gross gaming revenue less bonus cost and losses.'),
};

/** What one game, or the games of a vendor or category, brought. */
const played = component('OverviewPlay', {
  id: Type.String(),
  name: Type.String(),
  vendor: Nullable(Type.String({ description: 'Of a game: whose it is.' })),
  ...play,
});

/** What a merchant's ledger says of some days. */
export const StaffOverview = component('StaffOverview', {
  from: OverviewDay,
  to: OverviewDay,
  timeZone: Type.String({ description: 'IANA name of the zone whose days count.' }),
  at: Instant,
  isWhole: Type.Boolean({
    description: 'False while the sums of a large ledger are still being made: figures grow until they are.',
  }),
  currencies: Type.Array(
    component('OverviewCurrency', {
      currency: Currency,
      total: component('OverviewFigures', figures),
      days: Type.Array(component('OverviewDay', { day: OverviewDay, ...figures })),
      categories: Type.Array(played),
      vendors: Type.Array(played),
      games: Type.Array(played),
    }),
    { description: 'One entry for each currency: amounts of two are never added together.' },
  ),
  members: component('OverviewMembers', {
    active: Type.Integer({ minimum: 0, description: 'Members who have bet on one of the days.' }),
    new: Type.Integer({ minimum: 0, description: 'Accounts opened on one of the days, without free play.' }),
    days: Type.Array(component('OverviewMemberDay', { day: OverviewDay, active: Count, new: Count })),
  }),
});

/** What waits for staff, and whether what runs beside the calls is well. */
export const StaffHealth = component('StaffHealth', {
  at: Instant,
  queues: Type.Array(
    component('StaffQueue', {
      queue: Type.Enum(['withdrawals', 'disputes', 'secondPerson', 'voices', 'reviews']),
      count: Count,
      oldestAt: Nullable(Instant),
      overdue: Nullable(
        Type.Integer({
          minimum: 0,
          description: 'How many are past what was promised; null where nothing is.',
        }),
      ),
    }),
  ),
  audit: Nullable(component('StaffAuditHealth', { startedAt: Instant, took: Count, breaches: Count })),
  outbox: component('StaffOutbox', {
    waiting: Count,
    oldestAt: Nullable(Instant),
    failed: Type.Integer({ minimum: 0, description: 'Messages of the last 24 hours that were given up.' }),
  }),
  payouts: component('StaffPayouts', { waiting: Count, oldestAt: Nullable(Instant) }),
  vendors: Type.Array(
    component('StaffVendorHealth', {
      vendor: Type.String(),
      name: Type.String(),
      rounds: Count,
      unfinished: Type.Integer({ minimum: 0, description: 'Begun more than an hour ago, and not ended.' }),
      voided: Type.Integer({ minimum: 0, description: 'All of their bets were rolled back.' }),
      lastAt: Nullable(Instant),
    }),
    { description: 'By the newest 2,000 rounds of the last 24 hours.' },
  ),
});
