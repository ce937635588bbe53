import type { withdrawalRisks, withdrawalStates } from '@marquee/contract';

/** Where a withdrawal stands. */
export type WithdrawalState = (typeof withdrawalStates)[number];

/** Why a person has to look at a withdrawal. */
export type WithdrawalRisk = (typeof withdrawalRisks)[number];

/** Who moves a withdrawal. */
export type WithdrawalActor = 'member' | 'operator' | 'system' | 'gateway';

/**
 * What the hold of a withdrawal is in each state: open, or settled. `whole`: the payment and its fee are taken;
 * `received`: what was received is taken and the rest returned; `returned`: all of it is.
 */
export const holdOf = {
  requested: 'open',
  held: 'open',
  onHold: 'open',
  approved: 'open',
  paid: 'open',
  partlyReceived: 'open',
  notReceived: 'open',
  completed: 'whole',
  partCompleted: 'received',
  rejected: 'returned',
  cancelled: 'returned',
  failed: 'returned',
} as const satisfies Record<WithdrawalState, string>;

/** A step that moves withdrawals. */
export type WithdrawalStep = {
  by: readonly WithdrawalActor[];
  from: readonly WithdrawalState[];
  to: readonly WithdrawalState[];
};

/** Every step there is. Nothing else moves a withdrawal, and the audit knows no other. */
export const steps = {
  /** A risk check asks for a person. */
  hold: { by: ['system'], from: ['requested'], to: ['held'] },
  /** Staff stops it: nothing approves it until it is let go on, and then a person does. */
  stop: { by: ['operator'], from: ['requested', 'held'], to: ['onHold'] },
  resume: { by: ['operator'], from: ['onHold'], to: ['held'] },
  /** Sends a payment on its way; after a dispute, what is missing. */
  approve: {
    by: ['system', 'operator'],
    from: ['requested', 'held', 'partlyReceived', 'notReceived'],
    to: ['approved'],
  },
  cancel: { by: ['member'], from: ['requested', 'held', 'onHold'], to: ['cancelled'] },
  reject: { by: ['operator'], from: ['requested', 'held', 'onHold'], to: ['rejected'] },
  pay: { by: ['gateway', 'operator'], from: ['approved'], to: ['paid'] },
  /** What was received before stays paid; without any, all returns. */
  fail: {
    by: ['gateway', 'operator'],
    from: ['approved', 'partlyReceived', 'notReceived'],
    to: ['failed', 'partCompleted'],
  },
  /** The payment has arrived: the last one, or a part of the whole. */
  confirm: { by: ['member'], from: ['paid', 'notReceived'], to: ['completed', 'partlyReceived'] },
  claimPart: { by: ['member'], from: ['paid', 'notReceived'], to: ['partlyReceived'] },
  dispute: { by: ['member'], from: ['paid'], to: ['notReceived'] },
  /** Nobody said anything for the configured minutes. */
  expire: { by: ['system'], from: ['paid'], to: ['completed', 'partlyReceived'] },
  /** What was paid out counts as received, whatever the member says. */
  force: {
    by: ['operator'],
    from: ['paid', 'partlyReceived', 'notReceived'],
    to: ['completed', 'partlyReceived'],
  },
} as const satisfies Record<string, WithdrawalStep>;

/** The name of a step. */
export type StepName = keyof typeof steps;
