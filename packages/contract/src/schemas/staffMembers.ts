import { Type } from 'typebox';
import { component } from './component.ts';
import { movementKinds } from './records.ts';
import { Currency, Instant, Minor, Nullable, Text } from './scalars.ts';
import { MemberErasedAt } from './staff.ts';
import { WithdrawalState } from './withdrawals.ts';

/** What staff is to mind about a member. */
export const memberFlags = ['watch', 'vip', 'bonusAbuse', 'fraud', 'vulnerable'] as const;

/** What staff is to mind about a member. */
export type MemberFlag = (typeof memberFlags)[number];

/** By what a search has found a member. */
export const memberFinds = [
  'username',
  'mobile',
  'email',
  'id',
  'name',
  'card',
  'address',
  'reference',
] as const;

/** The customer id of a member. */
export const MemberId = Text(64, 1);

const Count = Type.Integer({ minimum: 0 });
const Amount = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const Masked = (what: string) => Nullable(Type.String({ description: `${what}, masked.` }));

/** What every list of members tells of one. */
const shown = {
  id: Type.String({ description: 'The customer id.' }),
  username: Type.String(),
  nickname: Type.String(),
  type: Type.Integer({ description: 'Member type of the specification.' }),
  isLocked: Type.Boolean(),
  erasedAt: MemberErasedAt,
};

/** A member as staff's list shows it; personal data is masked. */
export const StaffMember = component('StaffMember', {
  ...shown,
  flags: Type.Array(Type.Enum([...memberFlags])),
  mobile: Masked('The phone'),
  email: Masked('The mailbox'),
  currency: Currency,
  createdAt: Instant,
  lastLoginAt: Nullable(Instant),
  foundBy: Type.Array(Type.Enum([...memberFinds]), {
    description: 'What of the member the search has met; none where nothing was searched for.',
  }),
});

const Contact = component('StaffMemberContact', {
  shown: Type.String({ description: 'Masked.' }),
  isVerified: Type.Boolean(),
});

const Line = component('StaffMemberLine', shown);

/** Another account that has something in common with a member. */
const Link = component('StaffMemberLink', {
  ...shown,
  shares: Type.Array(Type.Enum(['card', 'address', 'device'])),
});

const Wallet = component('StaffMemberWallet', {
  wallet: Type.String({ description: '`main`, `bonus`, `held`, or the code of a vendor.' }),
  title: Nullable(Type.String()),
  balance: Amount,
});

const Card = component('StaffMemberCard', {
  id: Type.String(),
  bankName: Type.String(),
  number: Type.String({ description: 'All but the last four characters are hidden.' }),
  payeeName: Type.String({ description: 'Its first and last letter.' }),
  addedAt: Instant,
  removedAt: Nullable(Instant),
});

const Limit = component('StaffMemberLimit', {
  kind: Type.Enum(['deposit', 'loss', 'stake', 'session']),
  period: Type.Enum(['day', 'week', 'month']),
  limit: Nullable(Amount),
  isOwn: Type.Boolean(),
  used: Amount,
  resetsAt: Instant,
  least: Amount,
  most: Nullable(Amount),
  pending: Nullable(component('StaffMemberPendingLimit', { limit: Nullable(Amount), at: Instant })),
});

const Exclusion = component('StaffMemberExclusion', {
  kind: Type.Enum(['timeOut', 'selfExclusion']),
  startedAt: Instant,
  endsAt: Nullable(Instant),
});

const Note = component('StaffMemberNote', {
  id: Type.String(),
  text: Type.String(),
  person: Type.String(),
  writtenAt: Instant,
});

/** Everything that staff sees of one member; personal data is masked. */
export const StaffMemberDetails = component('StaffMemberDetails', {
  ...shown,
  lockReason: Nullable(Type.String({ description: 'What the member reads.' })),
  clubLabel: Nullable(Type.String({ description: 'Null where the label of the type stands.' })),
  language: Type.String(),
  currency: Currency,
  name: Masked('The real name'),
  birthday: Nullable(Type.String({ description: 'The year alone.' })),
  mobile: Nullable(Contact),
  email: Nullable(Contact),
  createdAt: Instant,
  registerMethod: Type.String(),
  registerAddress: Masked('The address of the registration'),
  lastLoginAt: Nullable(Instant),
  security: component('StaffMemberSecurity', {
    hasPassword: Type.Boolean(),
    hasPaymentPassword: Type.Boolean(),
    hasAuthenticator: Type.Boolean(),
    passkeys: Count,
    knownAddresses: Count,
    openSessions: Count,
    payoutsWaitUntil: Nullable(Instant),
  }),
  wallets: Type.Array(Wallet),
  cards: Type.Array(Card),
  limits: Type.Array(Limit),
  exclusions: Type.Array(Exclusion, { description: 'All there ever were, the newest first.' }),
  exclusionMonths: Type.Array(Nullable(Type.Integer())),
  upline: Type.Array(Line, { description: 'From the one right above to the top.' }),
  downline: Type.Integer({ minimum: 0, description: 'Accounts right below.' }),
  affiliateCode: Nullable(Type.String()),
  flags: Type.Array(
    component('StaffMemberFlag', {
      flag: Type.Enum([...memberFlags]),
      person: Type.String(),
      setAt: Instant,
    }),
  ),
  notes: Type.Array(Note, { description: 'The newest first.' }),
  links: Type.Array(Link, { description: 'Accounts that share a bank account, an address or a browser.' }),
});

/** Movements of one of a member's wallets. */
export const StaffMemberMovements = component('StaffMemberMovements', {
  total: Count,
  movements: Type.Array(
    component('StaffMemberMovement', {
      reference: Type.String(),
      at: Instant,
      kind: Type.Enum([...movementKinds]),
      amount: Minor,
      balanceAfter: Minor,
    }),
  ),
});

/** Rounds that a member has played. */
export const StaffMemberRounds = component('StaffMemberRounds', {
  total: Count,
  rounds: Type.Array(
    component('StaffMemberRound', {
      reference: Type.String(),
      roundId: Type.String({ description: 'As the vendor calls it.' }),
      game: Type.String(),
      vendor: Type.String(),
      openedAt: Instant,
      closedAt: Nullable(Instant),
      stake: Amount,
      win: Amount,
      net: Minor,
    }),
  ),
});

/** Deposits of a member. */
export const StaffMemberDeposits = component('StaffMemberDeposits', {
  total: Count,
  deposits: Type.Array(
    component('StaffMemberDeposit', {
      reference: Type.String(),
      method: Type.String(),
      state: Type.Enum(['waiting', 'expired', 'paid', 'failed', 'cancelled', 'returned']),
      amount: Amount,
      credited: Nullable(Amount),
      createdAt: Instant,
      endedAt: Nullable(Instant),
    }),
  ),
});

/** Withdrawals of a member. */
export const StaffMemberWithdrawals = component('StaffMemberWithdrawals', {
  total: Count,
  withdrawals: Type.Array(
    component('StaffMemberWithdrawal', {
      reference: Type.String(),
      state: WithdrawalState,
      amount: Amount,
      received: Amount,
      createdAt: Instant,
      changedAt: Instant,
    }),
  ),
});

/** Where and on what a member is and was logged in. */
export const StaffMemberSessions = component('StaffMemberSessions', {
  total: Count,
  sessions: Type.Array(
    component('StaffMemberSession', {
      id: Type.String(),
      method: Type.String(),
      address: Type.String({ description: 'Masked.' }),
      browser: Nullable(Type.String()),
      system: Nullable(Type.String()),
      createdAt: Instant,
      seenAt: Instant,
      endedAt: Nullable(Instant),
      isOpen: Type.Boolean(),
    }),
  ),
});
