import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGateway } from './createGateway.ts';
import type { GatewayEvent } from './GatewayEvent.ts';
import { say } from './pages/say.ts';
import { texts } from './pages/texts.ts';
import { isSigned, signatureHeader, signatureOf } from './signature.ts';

const secret = 'a secret of at least thirty-two characters';
const heard: { text: string; headers: IncomingHttpHeaders }[] = [];
let answers: number[] = [];
let gateway = createGateway({ secret });

const platform = createServer((request, response) => {
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString()));
  request.on('end', () => {
    heard.push({ text, headers: request.headers });
    response.writeHead(answers.shift() ?? 200).end('{}');
  });
});

beforeEach(async () => {
  gateway = createGateway({ secret, retryMilliseconds: 5 });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  heard.length = 0;
  answers = [];
  await gateway.close();
  await new Promise((resolve) => platform.close(resolve));
});

const events = () => heard.map(({ text }) => JSON.parse(text) as GatewayEvent);

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  gateway.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });

const signed = (url: string, body: object) =>
  post(url, body, { [signatureHeader]: signatureOf(secret, JSON.stringify(body)) });

const callbackUrl = () => `http://shop.localhost:${(platform.address() as AddressInfo).port}/callback`;

const orderOf = (reference = 'DP0001', shows = 'redirect') => ({
  reference,
  merchant: 'SHOP',
  method: `by-${shows}`,
  methodName: `Way <${shows}>`,
  shows,
  amount: 50_000,
  currency: 'VND',
  language: 'vi',
  returnUrl: 'http://shop.localhost/done',
  callbackUrl: callbackUrl(),
});

const place = async (reference?: string, shows?: string) =>
  (await signed('/orders', orderOf(reference, shows))).json<{
    id: string;
    payUrl: string;
    account: object | null;
  }>();

test('an order that is paid on its page is told with a signature over the bytes', async () => {
  const { payUrl, account } = await place();
  expect(account).toBeNull();
  const { pathname } = new URL(payUrl);
  const page = await gateway.inject({ url: pathname });
  expect(page.body).toContain('lang="vi"');
  expect(page.body.replaceAll(/\s/g, ' ')).toContain(say('vi', texts.pay, { sum: '50.000 ₫' }));
  expect(page.body).toContain('Way &lt;redirect&gt;');

  const paid = await gateway.inject({
    method: 'POST',
    url: pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'outcome=paid',
  });
  expect([paid.statusCode, paid.headers.location]).toEqual([303, 'http://shop.localhost/done']);
  await vi.waitUntil(() => heard.length === 1);
  expect(isSigned(secret, heard[0]?.text ?? '', heard[0]?.headers[signatureHeader])).toBe(true);
  expect(events()[0]).toMatchObject({
    type: 'deposit.paid',
    reference: 'DP0001',
    amount: 50_000,
    merchant: 'SHOP',
  });
});

test('a transfer has an account to go to, and English on request', async () => {
  const { payUrl, account } = await place('DP0002', 'qr');
  expect(account).toMatchObject({ bin: '970000' });
  const page = await gateway.inject({ url: `${new URL(payUrl).pathname}?lang=en` });
  expect(page.body).toContain(say('en', texts.bankTitle));
});

test('orders without the signature, with fields of no sense or a taken reference are refused', async () => {
  expect((await post('/orders', orderOf())).statusCode).toBe(401);
  expect((await signed('/orders', { ...orderOf(), amount: 0.5 })).statusCode).toBe(400);
  expect((await place()).id).toBe((await place()).id);
  expect((await signed('/orders', { ...orderOf(), amount: 1 })).statusCode).toBe(409);
});

test('a callback is made again until it is taken, with the same event', async () => {
  answers = [500, 429, 503];
  await place();
  await post('/play', { reference: 'DP0001', outcome: 'paid' });
  await vi.waitUntil(() => heard.length === 4);
  expect(new Set(events().map(({ id }) => id)).size).toBe(1);
});

test('a payout is paid by itself, or held and failed when told so', async () => {
  const card = { bank: 'A bank', number: '123', holder: 'NGUYEN VAN A' };
  const ask = {
    reference: 'WD0001',
    merchant: 'SHOP',
    amount: 7,
    currency: 'VND',
    callbackUrl: callbackUrl(),
    card,
  };
  expect((await signed('/payouts', ask)).statusCode).toBe(201);
  await vi.waitUntil(() => heard.length === 1, 5000);
  expect(events()[0]?.type).toBe('payout.paid');

  await post('/behaviour', { payouts: 'hold' });
  await signed('/payouts', { ...ask, reference: 'WD0002' });
  await post('/play', { reference: 'WD0002', outcome: 'failed' });
  await vi.waitUntil(() => heard.length === 2);
  expect(events()[1]).toMatchObject({ type: 'payout.failed', reference: 'WD0002' });
});

test('it misbehaves as it is told', async () => {
  await place('DP0003');
  await post('/behaviour', { reference: 'DP0003', copies: 3, outOfOrder: true, amount: 1 });
  await post('/play', { reference: 'DP0003', outcome: 'paid' });
  await vi.waitUntil(() => heard.length === 6);
  expect(events().map(({ type }) => type)).toEqual([
    ...Array.from({ length: 3 }, () => 'deposit.paid'),
    ...Array.from({ length: 3 }, () => 'deposit.failed'),
  ]);
  expect(events()[0]?.amount).toBe(1);
  expect(events()[3]!.at < events()[0]!.at).toBe(true);

  await place('DP0004');
  await post('/behaviour', { forged: true });
  answers = [401];
  await post('/play', { reference: 'DP0004', outcome: 'paid' });
  await vi.waitUntil(() => heard.length >= 7);
  expect(isSigned(secret, heard[6]?.text ?? '', heard[6]?.headers[signatureHeader])).toBe(false);
  expect((await post('/behaviour', { forgery: true })).statusCode).toBe(400);
});

test('the desk lists orders, and lets another amount arrive', async () => {
  const { id } = await place('DP0005', 'account');
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await gateway.inject({
    method: 'POST',
    url: '/manners',
    headers: form,
    payload: 'copies=2&late=&payouts=hold',
  });
  await gateway.inject({
    method: 'POST',
    url: `/desk/${id}`,
    headers: form,
    payload: 'outcome=paid&amount=42',
  });
  await vi.waitUntil(() => heard.length === 2);
  expect(events()[0]?.amount).toBe(42);
  const page = (await gateway.inject({ url: '/' })).body;
  expect(page).toContain('DP0005');
  expect(page).toContain('<option selected>hold</option>');
});
