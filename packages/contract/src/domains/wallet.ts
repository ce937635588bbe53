import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { WalletName } from '../schemas/records.ts';
import { Currency, IdempotencyKey, Quotable } from '../schemas/scalars.ts';

const Amount = (description: string) =>
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description });

/** Calls about a member's money. */
export const wallet = defineRows({
  getBalance: {
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    module: 'WALLET',
    summary: 'What the member has. Amounts are integers in the minor unit of the currency.',
    token: 'session',
    value: component('Balance', {
      currency: Currency,
      balance: Amount('Real money to play with or to withdraw.'),
      bonus: Amount('Bonus money.'),
      held: Amount('Real money that is set aside, such as for a withdrawal under way.'),
    }),
  },
  getConsolidatedFunds: {
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    module: 'WALLET',
    summary: 'All of the member’s wallets together. Vendors have wallets only where one does not serve all.',
    token: 'member',
    value: component('ConsolidatedFunds', {
      currency: Currency,
      isSingle: Type.Boolean(),
      total: Amount('Everything that the member has: all wallets, bonus and held money.'),
      main: Amount('Real money of the main wallet.'),
      bonus: Amount('Bonus money.'),
      held: Amount('Real money that is set aside.'),
      wallets: Type.Array(
        component('VendorWallet', {
          vassalage: Type.String(),
          title: Type.String(),
          balance: Amount('Real money to play with at this vendor.'),
        }),
      ),
    }),
  },
  getMerchantWallet: {
    method: 'GET',
    path: '/wps/v2/wallets/merchant',
    module: 'WALLET',
    summary: 'Whether one wallet serves every vendor, or each vendor has its own.',
    token: 'session',
    value: component('MerchantWallet', { isSingle: Type.Boolean() }),
  },
  transferWallet: {
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    module: 'WALLET',
    summary: 'Moves real money between the main wallet and a vendor’s, or between two vendors’.',
    token: 'member',
    idempotent: true,
    body: component('WalletTransfer', {
      idempotencyKey: IdempotencyKey,
      fromWallet: WalletName,
      toWallet: WalletName,
      amount: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    }),
    value: component('WalletTransferred', {
      reference: Quotable('T', 'Of the transfer, to name it to customer service.'),
      currency: Currency,
      fromBalance: Amount('What is left in the wallet that was taken from.'),
      toBalance: Amount('What is in the wallet that was given to.'),
    }),
    errors: ['SINGLE_WALLET', 'INSUFFICIENT_FUNDS', 'KEY_REUSED'],
  },
});
