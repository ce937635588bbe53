import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { Instant, Nullable, OneOf, Page, PageSize, Password, Text } from '../schemas/scalars.ts';
import { CodeSent } from '../schemas/session.ts';
import {
  BankCard,
  BankCards,
  Withdrawal,
  WithdrawalDetails,
  WithdrawalReceipt,
  WithdrawalRequest,
  WithdrawalTerms,
} from '../schemas/withdrawals.ts';

const Id = Text(64, 1);
const Channel = OneOf('sms', 'email');
const ResetMethod = Type.Enum(['passkey', 'authenticator', 'sms', 'email']);
const resetErrors = ['PASSWORD_WRONG', 'PAYMENT_PASSWORD_UNSET', 'RECEIVER_UNVERIFIED'] as const;
const sealedErrors = ['DECRYPTION_FAILED', 'REPLAYED'] as const;
const passwordErrors = [
  ...sealedErrors,
  'PAYMENT_PASSWORD_UNSET',
  'PAYMENT_PASSWORD_WRONG',
  'PAYMENT_PASSWORD_LOCKED',
] as const;

/** Calls about the payment password, the member's bank accounts, and withdrawals to them. */
export const withdrawals = defineRows({
  setPaymentPassword: {
    method: 'POST',
    path: '/wps/payment/password',
    module: 'PAYMENT',
    summary: 'Sets the first payment password, which the password of the login confirms.',
    token: 'member',
    encrypted: true,
    body: component('PaymentPassword', {
      password: Password,
      paymentPassword: Password,
      confirmPaymentPassword: Password,
    }),
    value: component('PaymentPasswordSet', { isSet: Type.Literal(true) }),
    errors: [...sealedErrors, 'PASSWORD_WRONG', 'PAYMENT_PASSWORD_EXISTS'],
  },
  changePaymentPassword: {
    method: 'PUT',
    path: '/wps/payment/password',
    module: 'PAYMENT',
    summary: 'Changes the payment password, which the old one confirms.',
    token: 'member',
    encrypted: true,
    body: component('PaymentPasswordChange', {
      oldPaymentPassword: Password,
      paymentPassword: Password,
      confirmPaymentPassword: Password,
    }),
    value: component('PaymentPasswordChanged', { isSet: Type.Literal(true) }),
    errors: [...passwordErrors, 'PASSWORD_UNCHANGED'],
  },
  getPaymentPasswordReset: {
    method: 'GET',
    path: '/wps/payment/password/reset',
    module: 'PAYMENT',
    summary: 'The proofs by which a forgotten payment password is set anew; none means: ask the support.',
    token: 'member',
    value: component('PaymentPasswordReset', {
      ways: Type.Array(
        component('PaymentPasswordResetWay', {
          method: ResetMethod,
          hint: Nullable(Type.String({ description: 'The phone number or mailbox, masked.' })),
        }),
      ),
      asksPassword: Type.Boolean({ description: 'The password of the login is asked for too.' }),
      coolingHours: Type.Integer({ minimum: 0, description: 'Hours that withdrawals wait afterwards.' }),
    }),
  },
  sendPaymentPasswordCode: {
    method: 'POST',
    path: '/wps/payment/password/code',
    module: 'PAYMENT',
    summary: 'Sends the code for a new payment password to the member’s own verified phone or mailbox.',
    token: 'member',
    encrypted: true,
    body: component('PaymentPasswordCodeRequest', {
      channel: Channel,
      password: Type.Optional(Password),
    }),
    value: CodeSent,
    errors: [...sealedErrors, ...resetErrors],
  },
  resetPaymentPassword: {
    method: 'POST',
    path: '/wps/payment/password/reset',
    module: 'PAYMENT',
    summary:
      'Sets a forgotten payment password anew by the password of the login and a proof; withdrawals wait then.',
    token: 'member',
    encrypted: true,
    body: component('PaymentPasswordResetRequest', {
      method: ResetMethod,
      proof: Text(8192, 1),
      password: Type.Optional(Password),
      paymentPassword: Password,
      confirmPaymentPassword: Password,
    }),
    value: component('PaymentPasswordResetDone', {
      isSet: Type.Literal(true),
      withdrawalsFrom: Instant,
    }),
    errors: [
      ...sealedErrors,
      ...resetErrors,
      'CODE_WRONG',
      'CODE_EXPIRED',
      'CODE_TRIES_EXCEEDED',
      'PROOF_WRONG',
      'AUTHENTICATOR_OFF',
    ],
  },
  getBankCards: {
    method: 'GET',
    path: '/wps/payment/cards',
    module: 'PAYMENT',
    summary: 'The bank accounts that the member withdraws to, and the banks there are.',
    token: 'member',
    value: BankCards,
  },
  addBankCard: {
    method: 'POST',
    path: '/wps/payment/cards',
    module: 'PAYMENT',
    summary: 'Adds a bank account in the member’s own name; the payment password confirms it.',
    token: 'member',
    encrypted: true,
    body: component('NewBankCard', {
      bankCode: Text(32, 1),
      number: Text(64, 1),
      payeeName: Text(128, 1),
      paymentPassword: Password,
    }),
    value: BankCard,
    errors: [...passwordErrors, 'CARD_EXISTS', 'TOO_MANY_CARDS', 'PAYEE_NAME_DIFFERS'],
  },
  removeBankCard: {
    method: 'POST',
    path: '/wps/payment/cards/remove',
    module: 'PAYMENT',
    summary: 'Removes a bank account; withdrawals under way to it go on.',
    token: 'member',
    encrypted: true,
    body: component('BankCardRemoval', { id: Id, paymentPassword: Password }),
    value: component('BankCardRemoved', { removed: Type.Literal(true) }),
    errors: passwordErrors,
  },
  getWithdrawalTerms: {
    method: 'GET',
    path: '/wps/payment/withdrawals/terms',
    module: 'PAYMENT',
    summary: 'What the member can withdraw today: limits of the merchant and of the member, and the fee.',
    token: 'member',
    value: WithdrawalTerms,
  },
  requestWithdrawal: {
    method: 'POST',
    path: '/wps/payment/withdrawals',
    module: 'PAYMENT',
    summary: 'Asks for a withdrawal and sets its money aside.',
    token: 'member',
    encrypted: true,
    body: WithdrawalRequest,
    value: component('WithdrawalRequested', { id: Type.String(), reference: Type.String() }),
    errors: [
      ...passwordErrors,
      'KEY_REUSED',
      'INSUFFICIENT_FUNDS',
      'PROOF_UNBOUND',
      'WITHDRAWAL_COOLING',
      'WITHDRAWAL_TOO_SMALL',
      'WITHDRAWAL_TOO_LARGE',
      'WITHDRAWAL_COUNT_REACHED',
      'WITHDRAWAL_SUM_REACHED',
    ],
  },
  getWithdrawals: {
    method: 'GET',
    path: '/wps/payment/withdrawals',
    module: 'PAYMENT',
    summary: 'The member’s withdrawals, newest first.',
    token: 'member',
    query: component('WithdrawalsQuery', { page: Page, pageSize: PageSize(10) }),
    value: component('Withdrawals', {
      withdrawals: Type.Array(Withdrawal),
      total: Type.Integer({ minimum: 0 }),
    }),
  },
  getWithdrawal: {
    method: 'GET',
    path: '/wps/payment/withdrawal',
    module: 'PAYMENT',
    summary: 'One withdrawal of the member with its history.',
    token: 'member',
    query: component('WithdrawalQuery', { id: Id }),
    value: WithdrawalDetails,
  },
  cancelWithdrawal: {
    method: 'POST',
    path: '/wps/payment/withdrawals/cancel',
    module: 'PAYMENT',
    summary: 'Takes back a withdrawal that is not approved yet; its money returns.',
    token: 'member',
    body: component('WithdrawalCancel', { id: Id }),
    value: WithdrawalDetails,
    errors: ['WITHDRAWAL_STATE'],
  },
  confirmWithdrawal: {
    method: 'POST',
    path: '/wps/payment/withdrawals/confirm',
    module: 'PAYMENT',
    summary: 'Says whether a payment has arrived: whole, partly, or not at all with proof.',
    token: 'member',
    body: WithdrawalReceipt,
    value: WithdrawalDetails,
    errors: ['WITHDRAWAL_STATE', 'PROOF_REQUIRED'],
  },
  addWithdrawalProof: {
    method: 'POST',
    path: '/wps/payment/withdrawals/proofs',
    module: 'PAYMENT',
    summary: 'Uploads a picture that shows what has not arrived: PNG or JPEG of at most 5 MB, three of them.',
    token: 'member',
    bodyType: 'image',
    timeout: 60_000,
    query: component('WithdrawalProofQuery', { id: Id }),
    body: Type.Unsafe<Uint8Array>(Type.String({ contentEncoding: 'binary' })),
    value: component('WithdrawalProofAdded', { proofs: Type.Integer({ minimum: 1, maximum: 3 }) }),
    errors: ['WITHDRAWAL_STATE', 'PICTURE_UNREADABLE', 'TOO_MANY_PROOFS'],
  },
});
