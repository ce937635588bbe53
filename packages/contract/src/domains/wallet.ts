import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { Currency } from '../schemas/scalars.ts';

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
});
