import { Type } from 'typebox';
import type { ErrorCode } from '../errorCodes.ts';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { DrawPrize } from '../schemas/games.ts';
import { ForeignCurrency, Instant, Text } from '../schemas/scalars.ts';
import {
  callFields,
  drawFields,
  transactionFields,
  VendorAmount,
  VendorId,
  walletFields,
} from '../schemas/vendorWallet.ts';

const refusals = [
  'BAD_SIGNATURE',
  'WRONG_BRAND',
  'PLAYER_UNKNOWN',
  'TOKEN_INVALID',
] as const satisfies ErrorCode[];

const Transaction = component('VendorTransaction', transactionFields);

/**
 * The seamless wallet: calls that game vendors make. Amounts are integers in the minor unit of the currency. Sending
 * a call again with the same transaction id and the same data answers what it answered the first time.
 */
export const vendorWallet = defineRows({
  vendorBalance: {
    method: 'POST',
    path: '/vendor/v1/balance',
    module: 'VENDOR',
    summary: 'What the player of a token can bet.',
    token: 'none',
    signed: true,
    always: true,
    idempotent: true,
    body: component('VendorBalanceCall', {
      ...callFields('balance'),
      roundId: Type.Optional(VendorId),
    }),
    value: component('VendorBalance', walletFields),
    errors: [...refusals, 'TOKEN_EXPIRED'],
  },
  vendorBet: {
    method: 'POST',
    path: '/vendor/v1/bet',
    module: 'VENDOR',
    summary: 'Takes a stake from the player: real money first, then bonus money. Opens the round.',
    token: 'none',
    signed: true,
    idempotent: true,
    body: component('VendorBetCall', {
      ...callFields('bet'),
      roundId: VendorId,
      currency: ForeignCurrency,
      amount: VendorAmount,
    }),
    value: Transaction,
    errors: [
      ...refusals,
      'TOKEN_EXPIRED',
      'PLAYER_BLOCKED',
      'WRONG_CURRENCY',
      'INSUFFICIENT_FUNDS',
      'LIMIT_REACHED',
      'DUPLICATE_TRANSACTION',
      'TRANSACTION_ROLLED_BACK',
      'ROUND_CLOSED',
    ],
  },
  vendorWin: {
    method: 'POST',
    path: '/vendor/v1/win',
    module: 'VENDOR',
    summary: 'Pays what a bet has won, nothing too, in the proportion in which the bet was staked.',
    token: 'none',
    signed: true,
    always: true,
    idempotent: true,
    body: component('VendorWinCall', {
      ...callFields('win'),
      roundId: VendorId,
      currency: ForeignCurrency,
      amount: VendorAmount,
      betTransactionId: VendorId,
    }),
    value: Transaction,
    errors: [
      ...refusals,
      'WRONG_CURRENCY',
      'LIMIT_REACHED',
      'DUPLICATE_TRANSACTION',
      'ORIGINAL_MISSING',
      'TRANSACTION_ROLLED_BACK',
      'ROUND_CLOSED',
    ],
  },
  vendorRollback: {
    method: 'POST',
    path: '/vendor/v1/rollback',
    module: 'VENDOR',
    summary: 'Undoes a bet or a win. One that is not known yet will be refused when it arrives.',
    token: 'none',
    signed: true,
    always: true,
    idempotent: true,
    body: component('VendorRollbackCall', {
      ...callFields('rollback'),
      roundId: VendorId,
      originalTransactionId: VendorId,
    }),
    value: component('VendorRollback', {
      ...transactionFields,
      shortfall: Type.Integer({
        minimum: 0,
        description: 'How much of a win could not be taken back, because it was spent.',
      }),
    }),
    errors: [...refusals, 'LIMIT_REACHED', 'DUPLICATE_TRANSACTION', 'ORIGINAL_MISSING', 'BET_SETTLED'],
  },
  vendorEndRound: {
    method: 'POST',
    path: '/vendor/v1/endRound',
    module: 'VENDOR',
    summary: 'Closes a round: it takes no more bets and wins.',
    token: 'none',
    signed: true,
    always: true,
    idempotent: true,
    body: component('VendorEndRoundCall', { ...callFields('endRound'), roundId: VendorId }),
    value: Transaction,
    errors: [...refusals, 'DUPLICATE_TRANSACTION', 'ORIGINAL_MISSING'],
  },
  vendorDrawResult: {
    method: 'POST',
    path: '/vendor/v1/drawResult',
    module: 'VENDOR',
    summary: 'Tells what a lottery of the vendor has drawn. A draw is told once; it is never changed.',
    token: 'none',
    signed: true,
    always: true,
    idempotent: true,
    body: component('VendorDrawResultCall', {
      call: Type.Literal('drawResult'),
      brand: Text(32, 1),
      ...drawFields,
      prizes: Type.Array(DrawPrize, { minItems: 1, maxItems: 12 }),
    }),
    value: component('VendorDrawResult', {
      ...drawFields,
      drawnAt: Instant,
      reference: Type.String({ pattern: '^[0-9]+$', description: "The platform's number of the result." }),
    }),
    errors: ['BAD_SIGNATURE', 'WRONG_BRAND', 'LOTTERY_UNKNOWN', 'RESULT_DIFFERS'],
  },
});
