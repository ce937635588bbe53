import type { Behaviour } from '../Behaviour.ts';
import type { ToldEvent } from '../GatewayEvent.ts';
import type { Order } from '../Order.ts';
import type { KeptTransfer } from '../Transfer.ts';
import { escape } from './escape.ts';
import { formatAmount } from './formatAmount.ts';
import { frame } from './frame.ts';

const words = { waiting: 'Waiting', paid: 'Paid', failed: 'Failed' };

const callbackOf = ({ event, tries, answer, isTaken, isReturned }: ToldEvent) => {
  const reply = answer === null ? 'no answer' : `answered ${answer}`;
  const outcome = isTaken
    ? `taken after ${tries} ${tries === 1 ? 'try' : 'tries'}`
    : tries === 0
      ? 'not sent yet'
      : `${tries} tries, ${reply}`;
  return `<li class="note"><code>${event.type}</code> ${formatAmount(event.amount, event.currency, 'en')}, ${outcome}${isReturned ? ', sent back to the payer' : ''}</li>`;
};

const rowOf = (order: Order, told: readonly ToldEvent[]) => {
  const { kind, state, at, ask } = order;
  const what =
    order.kind === 'deposit'
      ? `Deposit by ${order.ask.methodName}`
      : `Payout to ${order.ask.card.bank} ${order.ask.card.number}`;
  const calls = told.filter(({ event }) => event.reference === ask.reference).map(callbackOf);
  return `<li><div class="top"><strong>${formatAmount(ask.amount, ask.currency, 'en')}</strong><span>${escape(what)}</span><code>${ask.reference}</code><span class="tag">${words[state]}</span><span class="note">${escape(ask.merchant)}, ${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</span></div>
<form method="post" action="/desk/${order.id}"><label>Minor units, if others arrive<input name="amount" inputmode="numeric" pattern="[0-9]*"></label><button class="main" name="outcome" value="paid">${kind === 'deposit' ? 'Money arrives' : 'Pay out'}</button><button class="quiet" name="outcome" value="failed">Fail</button></form>
${calls.length > 0 ? `<ul class="calls">${calls.join('')}</ul>` : ''}</li>`;
};

const check = (name: keyof Behaviour, label: string, behaviour: Behaviour) =>
  `<label class="check"><input type="checkbox" name="${name}" value="1"${behaviour[name] ? ' checked' : ''}>${label}</label>`;

const number = (name: 'late' | 'copies' | 'amount', label: string, behaviour: Behaviour) =>
  `<label>${label}<input name="${name}" inputmode="numeric" pattern="[0-9]*" value="${behaviour[name] ?? ''}"></label>`;

const manners = (behaviour: Behaviour) => `<form class="manners" method="post" action="/manners">
${number('late', 'Seconds late', behaviour)}${number('copies', 'Copies of each', behaviour)}${number('amount', 'Other amount, minor units', behaviour)}
<label>Payouts<select name="payouts">${(['paid', 'failed', 'hold'] as const).map((one) => `<option${behaviour.payouts === one ? ' selected' : ''}>${one}</option>`).join('')}</select></label>
${check('forged', 'Forged signature', behaviour)}${check('outOfOrder', 'Out of order', behaviour)}${check('never', 'Never call back', behaviour)}
<button class="main">Behave so</button></form>`;

const field = (name: string, label: string, value = '') =>
  `<label>${label}<input name="${name}" value="${value}" maxlength="64"></label>`;

/** A transfer that somebody makes without an order: to a merchant that the desk has heard of. */
const arrivals = (
  merchants: readonly string[],
  transfers: readonly KeptTransfer[],
  told: readonly ToldEvent[],
) => {
  const rows = transfers.map(({ reference, at, isReturned, ask }) => {
    const calls = told.filter(({ event }) => event.reference === reference).map(callbackOf);
    return `<li><div class="top"><strong>${formatAmount(ask.amount, ask.currency, 'en')}</strong><span>${escape(ask.payerName)}: ${escape(ask.memo)}</span><code>${reference}</code><span class="tag">${isReturned ? 'Given back' : 'Taken in'}</span><span class="note">${escape(ask.merchant)}, ${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</span></div><ul class="calls">${calls.join('')}</ul></li>`;
  });
  const form = `<form class="manners" method="post" action="/arrive"><label>Merchant<select name="merchant">${merchants.map((one) => `<option>${escape(one)}</option>`).join('')}</select></label>
<label>Minor units<input name="amount" inputmode="numeric" pattern="[0-9]*" required></label>${field('memo', 'What the payer writes')}${field('payerName', 'Payer', 'NGUYEN VAN A')}${field('payerBank', 'Bank', 'Sandbox Bank')}${field('payerNumber', 'Account', '0009998887776')}<button class="main">Transfer arrives</button></form>`;
  return `${merchants.length > 0 ? form : '<p>Ask for a deposit on a site first: its merchant can then be paid without an order.</p>'}${rows.length > 0 ? `<ul class="rows">${rows.join('')}</ul>` : ''}`;
};

type Desk = {
  orders: readonly Order[];
  transfers: readonly KeptTransfer[];
  told: readonly ToldEvent[];
  behaviour: Behaviour;
};

/** The page that shows every order and lets a person play the bank. */
export const deskPage = ({ orders, transfers, told, behaviour }: Desk): string => {
  const merchants = [...new Set(orders.map(({ ask }) => ask.merchant))];
  const list = orders.map((order) => rowOf(order, told)).join('\n');
  const empty = '<p>No order has come yet. Ask for a deposit on a site and it appears here.</p>';
  return frame({
    language: 'en',
    title: 'Sandbox Pay',
    tag: 'Test payments',
    aside: '<a href="/">Refresh</a>',
    body: `<main class="desk"><div><h1>The bank’s desk</h1><p class="note">Everything that the platform asked of this gateway. No real money moves.</p></div>
<section><h2>Manners</h2>${manners(behaviour)}</section>
<section><h2>Transfers without an order</h2>${arrivals(merchants, transfers, told)}</section>
<section><h2>Orders</h2>${orders.length > 0 ? `<ul class="rows">${list}</ul>` : empty}</section></main>`,
  });
};
