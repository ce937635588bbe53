import { randomUUID } from 'node:crypto';
import { eq } from '#drizzle';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { openTestGateway } from '../payments/testing/openTestGateway.ts';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import type { Visitor } from '../../identity/session/testing/createVisitor.ts';
import { signUp } from '../../identity/session/testing/signUp.ts';
import { depositMethods, depositSlips } from './schema.ts';

const gateway = openTestGateway(() => platform());
const { platform, visit, setFlags, moveClock, resetClock } = openTestSite(gateway.env);

let members = 0;
const member = async () => {
  members += 1;
  const visitor = visit();
  await signUp(visitor, `payer${members}`);
  return { visitor, username: `payer${members}` };
};
const ask = (visitor: Visitor, body: object = {}) =>
  visitor.call('startDeposit', {
    body: { idempotencyKey: randomUUID(), method: 'vietqr', amount: 200_000, ...body },
  });
const limit = (body: { username?: string; dayMax: number | null }) =>
  visit().call('setSandboxDepositLimits', { body });

beforeAll(() => setFlags({ LOGINREQCAPTCHA3: false }, 'northbay.localhost'));

test('visitors are told the ways of the merchant, in its order and their language', async () => {
  const { value: home } = await visit().call('getHome');
  const { value } = await (await member()).visitor.call('getDepositOffers');
  expect(home?.paymentMethods).toEqual(value?.offers.map(({ icon, label }) => ({ icon, label })));
});

test('a member sees the ways of the merchant, with bounds', async () => {
  const { value } = await (await member()).visitor.call('getDepositOffers');
  expect(value?.currency).toBe('VND');
  expect(value?.offers.map(({ method }) => method)).toEqual(['vietqr', 'bank', 'redirect']);
  expect(value?.offers[0]).toMatchObject({ min: 50_000, max: 200_000_000 });
  expect(value?.dayLeft).toBe(value?.dayMax);
  for (const { min, max, quickAmounts } of value?.offers ?? []) {
    expect(quickAmounts.every((amount) => amount >= min && amount <= max)).toBe(true);
  }

  const guest = visit({ host: 'northbay.localhost' });
  await guest.call('login', { body: { type: 'username', username: 'player1', password: 'Marquee-2026' } });
  const northbay = (await guest.call('getDepositOffers')).value;
  expect(northbay?.currency).toBe('USD');
  expect(northbay?.offers.map(({ method }) => method)).toEqual(['redirect', 'bank']);
  expect((await ask(guest, { amount: 2_000 })).error).toMatchObject({
    code: 'INVALID_INPUT',
    details: { fields: [{ field: 'method', rule: 'choice' }] },
  });
});

test('each way tells where to pay, and nothing is credited by asking', async () => {
  const { visitor } = await member();
  const qr = (await ask(visitor)).value;
  expect(qr).toMatchObject({ state: 'waiting', amount: 200_000, credited: null, hasSlip: false });
  expect(qr?.qr).toContain(qr?.reference);
  expect(qr?.transfer?.number).toMatch(/^\d+$/);
  const bank = (await ask(visitor, { method: 'bank', amount: 500_000 })).value;
  expect([bank?.qr, bank?.transfer?.bank]).toEqual([null, 'Sandbox Bank']);
  const page = (await ask(visitor, { method: 'redirect', amount: 250_000 })).value;
  expect([page?.transfer, page?.payUrl?.startsWith('http')]).toEqual([null, true]);
  expect((await visitor.call('getBalance')).value?.balance).toBe(0);
  const list = (await visitor.call('getDeposits', { query: { pageSize: 2 } })).value;
  expect(list?.total).toBe(3);
  expect(list?.deposits[0]?.reference).toBe(page?.reference);
});

test('the same request asks once, at once too; with other data it is refused', async () => {
  const { visitor } = await member();
  const idempotencyKey = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(visitor, { idempotencyKey })));
  expect(new Set(answers.map(({ value }) => value?.reference)).size).toBe(1);
  expect((await visitor.call('getDeposits')).value?.total).toBe(1);
  expect((await ask(visitor, { idempotencyKey, amount: 300_000 })).error?.code).toBe('KEY_REUSED');
  expect((await gateway.orders()).split(`<code>${answers[0]?.value?.reference}</code>`)).toHaveLength(2);
});

test('the bounds of a way bite, with the bounds', async () => {
  const { visitor } = await member();
  for (const amount of [49_999, 200_000_001]) {
    expect((await ask(visitor, { amount })).error).toMatchObject({
      code: 'DEPOSIT_AMOUNT_LIMIT',
      details: { fields: [{ field: 'amount', min: 50_000, max: 200_000_000 }] },
    });
  }
  for (const amount of [0, -5, 1.5, 2 ** 53]) {
    expect((await ask(visitor, { amount })).error?.code).toBe('INVALID_INPUT');
  }
  await platform().services.database.tenant('SENVANG', (tx) =>
    tx.update(depositMethods).set({ isEnabled: false }).where(eq(depositMethods.method, 'redirect')),
  );
  expect((await ask(visitor, { method: 'redirect' })).error?.details?.fields?.[0]?.field).toBe('method');
  await platform().services.database.tenant('SENVANG', (tx) =>
    tx.update(depositMethods).set({ isEnabled: true }),
  );
});

test('the merchant’s and the member’s own day are counted, waiting deposits too', async () => {
  const { visitor, username } = await member();
  await limit({ dayMax: 500_000 });
  expect((await ask(visitor, { amount: 300_000 })).status).toBe(200);
  expect((await ask(visitor, { amount: 300_000 })).error).toMatchObject({
    code: 'DEPOSIT_DAY_LIMIT',
    details: { fields: [{ field: 'amount', max: 200_000 }] },
  });
  await limit({ username, dayMax: 350_000 });
  expect((await ask(visitor, { amount: 60_000 })).error).toMatchObject({
    code: 'DEPOSIT_MEMBER_LIMIT',
    details: { fields: [{ field: 'amount', max: 50_000 }] },
  });
  expect((await visitor.call('getDepositOffers')).value).toMatchObject({ dayMax: 350_000, dayLeft: 50_000 });
  await limit({ username, dayMax: null });
  const race = await Promise.all(Array.from({ length: 5 }, () => ask(visitor, { amount: 150_000 })));
  expect(race.filter(({ status }) => status === 200)).toHaveLength(1);
  await limit({ dayMax: null });
  expect((await ask(visitor, { amount: 200_000_000 })).status).toBe(200);
  expect((await limit({ username: 'nobody-here', dayMax: 1 })).error?.details?.fields?.[0]?.field).toBe(
    'username',
  );
});

test('three may wait; one called off makes room, and waits no more', async () => {
  const { visitor } = await member();
  const first = (await ask(visitor)).value?.reference ?? '';
  await ask(visitor);
  await ask(visitor);
  expect((await ask(visitor)).error?.code).toBe('DEPOSITS_OPEN');
  const cancel = () => visitor.call('cancelDeposit', { body: { reference: first } });
  expect((await cancel()).value).toMatchObject({
    state: 'cancelled',
    transfer: null,
    qr: null,
    payUrl: null,
  });
  expect((await cancel()).error?.code).toBe('DEPOSIT_NOT_WAITING');
  expect((await ask(visitor)).status).toBe(200);
});

test('a deposit expires by itself, and makes room', async () => {
  const { visitor } = await member();
  const references = [];
  for (let count = 0; count < 3; count += 1) references.push((await ask(visitor)).value?.reference ?? '');
  await moveClock(29 * 60);
  const query = { reference: references[0] ?? '' };
  expect((await visitor.call('getDeposit', { query })).value?.state).toBe('waiting');
  await moveClock(61);
  const { value } = await visitor.call('getDeposit', { query });
  expect(value).toMatchObject({ state: 'expired', qr: null, payUrl: null });
  expect((await visitor.call('cancelDeposit', { body: query })).error?.code).toBe('DEPOSIT_NOT_WAITING');
  expect((await ask(visitor)).status).toBe(200);
  await resetClock();
});

test('nobody sees, calls off or adds to another’s deposit', async () => {
  const owner = (await member()).visitor;
  const reference = (await ask(owner, { method: 'bank', amount: 500_000 })).value?.reference ?? '';
  const stranger = (await member()).visitor;
  const neighbour = visit({ host: 'northbay.localhost' });
  await neighbour.call('login', {
    body: { type: 'username', username: 'player1', password: 'Marquee-2026' },
  });
  const body = await slip('png');
  for (const other of [stranger, neighbour]) {
    expect((await other.call('getDeposit', { query: { reference } })).error?.code).toBe('NOT_FOUND');
    expect((await other.call('cancelDeposit', { body: { reference } })).error?.code).toBe('NOT_FOUND');
    expect((await other.call('uploadDepositSlip', { query: { reference }, body })).error?.code).toBe(
      'NOT_FOUND',
    );
  }
  expect((await owner.call('getDeposit', { query: { reference } })).value?.state).toBe('waiting');
});

const slip = async (format: 'png' | 'jpeg' | 'webp' | 'gif'): Promise<Uint8Array> => {
  const picture = sharp({ create: { width: 60, height: 80, channels: 3, background: '#c33' } });
  return picture
    .withExif({ IFD0: { Copyright: 'a place nobody should know' } })
    .toFormat(format)
    .toBuffer();
};

test('a slip is kept as pixels alone, whatever it brought along; a further one replaces it', async () => {
  const { visitor } = await member();
  const reference = (await ask(visitor, { method: 'bank', amount: 500_000 })).value?.reference ?? '';
  const query = { reference };
  for (const format of ['png', 'jpeg'] as const) {
    const { value } = await visitor.call('uploadDepositSlip', { query, body: await slip(format) });
    expect(value).toMatchObject({ reference, hasSlip: true });
  }
  expect((await visitor.call('getDeposit', { query })).value?.hasSlip).toBe(true);
  const rows = await platform().services.database.tenant('SENVANG', (tx) => tx.select().from(depositSlips));
  expect(rows).toHaveLength(1);
  const kept = await sharp(rows[0]?.picture).metadata();
  expect([kept.format, kept.width, kept.exif]).toEqual(['jpeg', 60, undefined]);
});

test('what is no PNG or JPEG, or too large, or comes too late, is refused', async () => {
  const { visitor } = await member();
  const query = {
    reference: (await ask(visitor, { method: 'bank', amount: 500_000 })).value?.reference ?? '',
  };
  const upload = (body: Uint8Array) => visitor.call('uploadDepositSlip', { query, body });
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const bytes of [script, Buffer.from('%PDF-1.7'), await slip('webp'), await slip('gif')]) {
    expect((await upload(bytes)).error?.code).toBe('PICTURE_UNREADABLE');
  }
  const png = Buffer.from(await slip('png'));
  expect((await upload(png.subarray(0, png.length / 2))).error?.code).toBe('PICTURE_UNREADABLE');
  expect((await upload(Buffer.alloc(5 * 1024 * 1024 + 1))).error?.code).toBe('PAYLOAD_TOO_LARGE');
  expect((await upload(Buffer.alloc(0))).error?.code).toBe('MALFORMED_BODY');
  const bomb = await sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect((await upload(bomb)).error?.code).toBe('PICTURE_UNREADABLE');
  const wrong = await platform().app.inject({
    method: 'POST',
    url: `/wps/v2/deposits/slip?reference=${query.reference}`,
    headers: {
      host: 'sen-vang.localhost',
      'content-type': 'image/gif',
      authorization: `Bearer ${visitor.token}`,
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    payload: Buffer.from('GIF89a'),
  });
  expect(wrong.statusCode).toBe(415);
  await visitor.call('cancelDeposit', { body: query });
  expect((await upload(png)).error?.code).toBe('DEPOSIT_NOT_WAITING');
});

test('free play deposits nothing', async () => {
  await setFlags({ FREEPLAY3: true });
  const guest = visit();
  const random = await guest.seal('/wps/session/login/freeplay', 'a random string');
  await guest.call('loginFreePlay', { body: { os: 'Linux', platform: 'W', random, ageConfirmed: true } });
  expect((await ask(guest)).error?.code).toBe('REAL_ACCOUNT_REQUIRED');
});
