import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { Text } from '../schemas/scalars.ts';
import { WithdrawalDetails } from '../schemas/withdrawals.ts';

const Amount = Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }));
const Reference = Text(32, 1);
const Reason = Text(200, 1);

const shared = {
  method: 'POST',
  module: 'SANDBOX',
  token: 'none',
  always: true,
  sandbox: true,
  value: WithdrawalDetails,
  errors: ['WITHDRAWAL_STATE'],
} as const;

/** Calls that play the operator's staff, who decide about withdrawals of this host's merchant by their reference. */
export const sandboxWithdrawals = defineRows({
  approveWithdrawal: {
    ...shared,
    path: '/sandbox/withdrawals/approve',
    summary: 'Approves a withdrawal, or pays again what of it has not arrived; `amount` pays a part of it.',
    body: component('SandboxApproval', { reference: Reference, amount: Amount }),
  },
  rejectWithdrawal: {
    ...shared,
    path: '/sandbox/withdrawals/reject',
    summary: 'Rejects a withdrawal with a reason that the member reads; its money returns.',
    body: component('SandboxRejection', { reference: Reference, reason: Reason }),
  },
  payWithdrawal: {
    ...shared,
    path: '/sandbox/withdrawals/pay',
    summary: 'Pays an approved withdrawal by hand; `amount` pays a part of it.',
    body: component('SandboxPayment', { reference: Reference, amount: Amount }),
  },
  failWithdrawal: {
    ...shared,
    path: '/sandbox/withdrawals/fail',
    summary: 'Ends a withdrawal that cannot be paid; what was not received returns.',
    body: component('SandboxFailure', { reference: Reference, reason: Reason }),
  },
  forceWithdrawal: {
    ...shared,
    path: '/sandbox/withdrawals/force',
    summary: 'Counts what was paid out as received, whatever the member says: nothing of it returns.',
    body: component('SandboxForce', { reference: Reference }),
  },
  setWithdrawalRules: {
    ...shared,
    path: '/sandbox/withdrawals/rules',
    summary: 'Changes limits and risk checks: the merchant’s, or one member’s. Null gives the default back.',
    body: component('SandboxWithdrawalRules', {
      username: Type.Optional(Text(64, 1)),
      rules: Type.Union([
        component('WithdrawalRules', {
          minAmount: Amount,
          maxAmount: Amount,
          dayCount: Amount,
          daySum: Amount,
          fee: Amount,
          riskAmount: Amount,
          secondPersonAmount: Amount,
          holdsFirst: Type.Optional(Type.Boolean()),
          approveAfterSeconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 31_536_000 })),
          confirmMinutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
          needsProof: Type.Optional(Type.Boolean()),
          coolingHours: Type.Optional(Type.Integer({ minimum: 0, maximum: 8_760 })),
          maxCards: Amount,
        }),
        Type.Null(),
      ]),
    }),
    value: component('SandboxWithdrawalRulesSet', { done: Type.Literal(true) }),
    errors: [],
  },
});
