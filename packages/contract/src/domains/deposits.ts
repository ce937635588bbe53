import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { Deposit, DepositMethod, DepositOffer, DepositReference } from '../schemas/deposits.ts';
import { Currency, IdempotencyKey, Minor, Nullable, Page, PageSize } from '../schemas/scalars.ts';

const reference = component('DepositQuery', { reference: DepositReference });

/** Calls about money on its way in. */
export const deposits = defineRows({
  getDepositOffers: {
    method: 'GET',
    path: '/wps/v2/deposits/offers',
    module: 'DEPOSIT',
    summary: 'The ways in which the member can deposit, with their bounds.',
    token: 'member',
    value: component('DepositOffers', {
      currency: Currency,
      offers: Type.Array(DepositOffer),
      dayMax: Nullable(Type.Integer({ description: 'Most within 24 hours.', minimum: 0 })),
      dayLeft: Nullable(Type.Integer({ description: 'What is left of it now.', minimum: 0 })),
    }),
  },
  startDeposit: {
    method: 'POST',
    path: '/wps/v2/deposits',
    module: 'DEPOSIT',
    summary: 'Asks for a deposit.',
    token: 'member',
    idempotent: true,
    timeout: 30_000,
    body: component('DepositStart', {
      idempotencyKey: IdempotencyKey,
      method: DepositMethod,
      amount: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    }),
    value: Deposit,
    errors: [
      'FEATURE_DISABLED',
      'DEPOSIT_AMOUNT_LIMIT',
      'DEPOSIT_DAY_LIMIT',
      'DEPOSIT_MEMBER_LIMIT',
      'DEPOSITS_OPEN',
      'KEY_REUSED',
      'PAYMENT_UNAVAILABLE',
      'TIME_OUT_ACTIVE',
      'SELF_EXCLUDED',
      'PLAY_UNDER_REVIEW',
      'DEPOSIT_LIMIT_REACHED',
      'SESSION_LIMIT_REACHED',
    ],
  },
  getDeposits: {
    method: 'GET',
    path: '/wps/v2/deposits',
    module: 'DEPOSIT',
    summary: "The member's deposits, newest first.",
    token: 'member',
    query: component('DepositsQuery', { page: Page, pageSize: PageSize(10) }),
    value: component('Deposits', {
      deposits: Type.Array(Deposit),
      total: Type.Integer({ minimum: 0 }),
    }),
  },
  getDeposit: {
    method: 'GET',
    path: '/wps/v2/deposits/detail',
    module: 'DEPOSIT',
    summary: 'One deposit of the member, as it stands.',
    token: 'member',
    query: reference,
    value: Deposit,
  },
  cancelDeposit: {
    method: 'POST',
    path: '/wps/v2/deposits/cancel',
    module: 'DEPOSIT',
    summary: 'Calls a waiting deposit off. Money that arrives all the same is credited.',
    token: 'member',
    body: component('DepositCancel', { reference: DepositReference }),
    value: Deposit,
    errors: ['DEPOSIT_NOT_WAITING'],
  },
  uploadDepositSlip: {
    method: 'POST',
    path: '/wps/v2/deposits/slip',
    module: 'DEPOSIT',
    summary: "Keeps a picture of the bank's slip with a deposit, PNG or JPEG; a further one replaces it.",
    token: 'member',
    bodyType: 'image',
    timeout: 60_000,
    query: component('DepositSlipQuery', { reference: DepositReference }),
    body: Type.Unsafe<Uint8Array>(Type.String({ contentEncoding: 'binary' })),
    value: Deposit,
    errors: ['DEPOSIT_NOT_WAITING', 'PICTURE_UNREADABLE'],
  },
  setSandboxDepositLimits: {
    method: 'POST',
    path: '/sandbox/deposit-limits',
    module: 'SANDBOX',
    summary:
      "Sets most within 24 hours, for all of this host's members or for one; null sets none of its own.",
    token: 'none',
    always: true,
    sandbox: true,
    body: component('SandboxDepositLimits', {
      username: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      dayMax: Nullable(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    }),
    value: component('SandboxDepositLimitsSet', { dayMax: Nullable(Minor) }),
  },
});
