import { isLanguage, type Language } from '@marquee/reference';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Value } from 'typebox/value';
import { Behaviour } from './Behaviour.ts';
import type { Desk } from './createDesk.ts';
import type { Transfers } from './createTransfers.ts';
import type { ToldEvent } from './GatewayEvent.ts';
import { deskPage } from './pages/deskPage.ts';
import { payPage, unknownPage } from './pages/payPage.ts';
import { styleHash } from './pages/style.ts';

type Parts = {
  desk: Desk;
  transfers: Transfers;
  told: readonly ToldEvent[];
  behaviour: () => Behaviour;
  behave: (next: Behaviour) => void;
};
type Params = { Params: { id: string }; Querystring: { lang?: string } };

/** Browsers hold a form to where its answer leads too: the payer goes on to the site. */
const send = (reply: FastifyReply, html: string, leadsTo = '') =>
  reply
    .headers({
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; form-action 'self' ${leadsTo}; frame-ancestors 'none'; base-uri 'none'`,
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(html);

const languageOf = (asked: string | undefined, fallback: Language): Language =>
  isLanguage(asked) ? asked : fallback;

const formOf = (body: unknown) => new URLSearchParams(String(body ?? ''));

const amountOf = (form: URLSearchParams) => {
  const amount = Number(form.get('amount'));
  return Number.isSafeInteger(amount) && amount > 0 ? amount : undefined;
};

const behaviourOf = (form: URLSearchParams): Behaviour => {
  const given = (name: string) => form.get(name) || undefined;
  const wanted = {
    ...(given('late') && { late: Number(given('late')) }),
    ...(given('copies') && { copies: Number(given('copies')) }),
    ...(given('amount') && { amount: Number(given('amount')) }),
    ...(given('payouts') && { payouts: given('payouts') }),
    ...(given('forged') && { forged: true }),
    ...(given('outOfOrder') && { outOfOrder: true }),
    ...(given('never') && { never: true }),
  };
  return Value.Check(Behaviour, wanted) ? wanted : {};
};

/** Serves the payer's page and the bank's desk. They hold no script. */
export const registerPages = (
  app: FastifyInstance,
  { desk, transfers, told, behaviour, behave }: Parts,
): void => {
  app.get('/', (_request, reply) =>
    send(reply, deskPage({ orders: desk.list(), transfers: transfers.list(), told, behaviour: behaviour() })),
  );
  app.post('/arrive', (request, reply) => {
    const form = formOf(request.body);
    const text = (name: string) => (form.get(name) ?? '').slice(0, 64);
    // Where a merchant's platform is called stands in its orders.
    const known = desk.list().find(({ ask }) => ask.merchant === form.get('merchant'));
    const amount = amountOf(form);
    if (known && amount) {
      const { merchant, currency, callbackUrl } = known.ask;
      const payer = {
        payerName: text('payerName'),
        payerBank: text('payerBank'),
        payerNumber: text('payerNumber'),
      };
      transfers.arrive({ merchant, currency, callbackUrl, amount, memo: text('memo'), ...payer });
    }
    return reply.redirect('/', 303);
  });
  app.post('/manners', (request, reply) => {
    behave(behaviourOf(formOf(request.body)));
    return reply.redirect('/', 303);
  });
  app.post<Params>('/desk/:id', (request, reply) => {
    const order = desk.byId(request.params.id);
    const form = formOf(request.body);
    if (order) desk.settle(order, form.get('outcome') === 'failed' ? 'failed' : 'paid', amountOf(form));
    return reply.redirect('/', 303);
  });
  app.get<Params>('/pay/:id', (request, reply) => {
    const order = desk.byId(request.params.id);
    if (order?.kind !== 'deposit') {
      return send(reply.code(404), unknownPage(languageOf(request.query.lang, 'en')));
    }
    const language = languageOf(request.query.lang, order.ask.language);
    return send(reply, payPage(order.ask, order.state, language), new URL(order.ask.returnUrl).origin);
  });
  app.post<Params>('/pay/:id', (request, reply) => {
    const order = desk.byId(request.params.id);
    if (order?.kind !== 'deposit') return send(reply.code(404), unknownPage('en'));
    const outcome = formOf(request.body).get('outcome') === 'paid' ? 'paid' : 'failed';
    // A page that was left open must not pay a second time.
    if (order.state === 'waiting') desk.settle(order, outcome);
    const isRedirect = order.ask.shows === 'redirect';
    return reply.redirect(isRedirect ? order.ask.returnUrl : `/pay/${order.id}`, 303);
  });
};
