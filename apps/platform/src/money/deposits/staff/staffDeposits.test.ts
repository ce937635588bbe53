import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { eq } from '#drizzle';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Visitor } from '../../../identity/session/testing/createVisitor.ts';
import { openTestSite } from '../../../identity/session/testing/openTestSite.ts';
import { signUp } from '../../../identity/session/testing/signUp.ts';
import { openStaff, type TestStaff } from '../../../staff/testing/openStaff.ts';
import { staffActions } from '../../../staff/trail/schema.ts';
import { findBreaches } from '../../audit/findBreaches.ts';
import { signatureOf } from '../../payments/signature.ts';
import { openTestGateway } from '../../payments/testing/openTestGateway.ts';
import { setRules } from '../../withdrawals/testing/setRules.ts';

const gateway = openTestGateway(() => platform());
const site = openTestSite(gateway.env);
const { platform, visit } = site;
const { hire } = openStaff(site);
const { tell, eventOf } = gateway;

const home = 'sen-vang.localhost';
/** From here on a second person agrees: the default of VND. */
const large = 100_000_000;

let ann: TestStaff;
let bao: TestStaff;
let port = 0;
let members = 0;
beforeAll(async () => {
  const address = await platform().app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(address).port);
  await setRules(platform(), null);
});
beforeEach(async () => {
  ann = await hire('payments');
  bao = await hire('payments');
});

type Visiting = Visitor & { username: string };
const member = async (): Promise<Visiting> => {
  members += 1;
  const username = `payer${members}x`;
  const visitor = visit({ host: home });
  await signUp(visitor, username);
  return Object.assign(visitor, { username });
};
const start = async (visitor: Visitor, amount = 1_000_000, method: 'bank' | 'vietqr' = 'bank') => {
  const body = { idempotencyKey: randomUUID(), method, amount };
  const { value, text } = await visitor.call('startDeposit', { body });
  if (!value) throw new Error(`The deposit was refused: ${text}`);
  return value.reference;
};
let transfers = 0;
const transferOf = (amount: number, memo = '') => {
  transfers += 1;
  return eventOf({
    type: 'transfer.arrived',
    reference: `FT${String(transfers).padStart(9, '0')}`,
    amount,
    transfer: { memo, payerName: 'LE THI LAN', payerBank: 'ACB', payerNumber: '0123454821' },
  });
};
const inHouse = <T>(work: Parameters<ReturnType<typeof platform>['services']['database']['tenant']>[1]) =>
  platform().services.database.tenant('SENVANG', work) as Promise<T>;
const breaches = () => inHouse<unknown[]>((tx) => findBreaches(tx));
const trailOf = (subject: string) =>
  inHouse<(typeof staffActions.$inferSelect)[]>((tx) =>
    tx.select().from(staffActions).where(eq(staffActions.subject, subject)).orderBy(staffActions.number),
  );
/** Lets a transfer arrive, and finds it in the queue. */
const arrive = async (amount: number, memo = '') => {
  const event = transferOf(amount, memo);
  expect((await tell(event)).status).toBe(200);
  const { value } = await ann.visitor.call('getStaffArrivals', { query: { search: event.reference } });
  const [arrival] = value?.arrivals ?? [];
  if (!arrival) throw new Error('The transfer is in no queue.');
  return { ...arrival, event };
};
const match = ({ visitor }: TestStaff, id: string, deposit: string) =>
  visitor.call('matchStaffArrival', { body: { id, deposit, reason: 'The payer says so and the bank too.' } });
const sendBack = ({ visitor }: TestStaff, id: string) =>
  visitor.call('returnStaffArrival', { body: { id, reason: 'It is nobody’s.' } });
const decide = ({ visitor }: TestStaff, id: string, decision: 'agree' | 'refuse' = 'agree') =>
  visitor.call('decideStaffDepositRequest', { body: { id, decision } });
const balanceOf = async (visitor: Visitor) => (await visitor.call('getBalance')).value?.balance;
const titles = async (visitor: Visitor) =>
  (await visitor.call('getInbox')).value?.messages.map(({ title }) => title) ?? [];

describe('a transfer without an order', () => {
  test('credits nothing, is kept once, and is matched by a person', async () => {
    const payer = await member();
    const reference = await start(payer);
    const { id, event, ...arrival } = await arrive(1_000_000, `nap tien ${reference.toLowerCase()}`);
    expect((await tell(event)).status).toBe(200);
    expect(await balanceOf(payer)).toBe(0);
    expect(arrival).toMatchObject({ state: 'open', payerName: 'L***N', payerNumber: '••••••4821' });
    const shown = await ann.visitor.call('getStaffArrival', { query: { id } });
    expect(shown.value?.deposits[0]?.reference).toBe(reference);
    const deposit = await ann.visitor.call('getStaffDeposit', { query: { reference } });
    expect(deposit.value?.arrivals.map((each) => each.id)).toContain(id);
    expect((await match(ann, id, reference)).value).toMatchObject({
      outcome: 'done',
      arrival: { state: 'matched', deposit: reference, decidedBy: { id: ann.id } },
    });
    expect(await balanceOf(payer)).toBe(1_000_000);
    expect((await trailOf(arrival.reference)).at(-1)).toMatchObject({
      operation: 'matchStaffArrival',
      after: { state: 'matched', deposit: reference, asked: 1_000_000, amount: 1_000_000 },
    });
    expect((await match(bao, id, await start(payer))).error?.code).toBe('ARRIVAL_STATE');
    expect((await tell(event)).status).toBe(200);
    expect(await balanceOf(payer)).toBe(1_000_000);
    expect(await breaches()).toEqual([]);
  });

  test('of another amount is credited as it came, and the member is told both', async () => {
    const payer = await member();
    const reference = await start(payer);
    const { id } = await arrive(900_000);
    await match(ann, id, reference);
    expect(await balanceOf(payer)).toBe(900_000);
    expect((await titles(payer))[0]).toContain('900,000');
  });

  test('told with other data under its id or reference is refused, and so is a forged one', async () => {
    const event = transferOf(700_000);
    await tell(event);
    expect((await tell({ ...event, amount: 7_000_000 })).code).toBe('KEY_REUSED');
    expect((await tell({ ...event, id: randomUUID() })).code).toBe('KEY_REUSED');
    const other = transferOf(700_000);
    const text = JSON.stringify(other);
    expect(
      await tell(other, { signature: signatureOf('another secret that is as long as ours', text) }),
    ).toEqual({ status: 401, code: 'SIGNATURE_WRONG' });
    const { value } = await ann.visitor.call('getStaffArrivals', {
      query: { queue: 'all', search: other.reference },
    });
    expect(value?.total).toBe(0);
    expect((await tell({ ...transferOf(5), transfer: undefined as never })).code).toBe('INVALID_INPUT');
  });

  test('is matched once by any number of people at once, and beside the gateway’s own event', async () => {
    const payer = await member();
    const [one, two] = [await start(payer), await start(payer)];
    const [first, second] = [await arrive(1_000_000), await arrive(1_000_000)];
    const answers = await Promise.all([
      match(ann, first.id, one),
      match(bao, first.id, two),
      match(ann, second.id, one),
      match(bao, second.id, one),
      tell(eventOf({ reference: one, amount: 1_000_000 })),
    ]);
    const matched = answers.slice(0, 4).filter(({ status }) => status === 200).length;
    const paid = await Promise.all(
      [one, two].map(
        async (reference) => (await payer.call('getDeposit', { query: { reference } })).value?.state,
      ),
    );
    expect(await balanceOf(payer)).toBe(paid.filter((state) => state === 'paid').length * 1_000_000);
    expect(matched).toBeLessThanOrEqual(2);
    expect(await breaches()).toEqual([]);
  });

  test('of another merchant, or for another merchant’s deposit, is nobody’s', async () => {
    const payer = await member();
    const reference = await start(payer);
    const { id } = await arrive(1_000_000, reference);
    const stranger = await hire('payments', 'NORTHBAY');
    expect((await match(stranger, id, reference)).error?.code).toBe('NOT_FOUND');
    expect((await sendBack(stranger, id)).error?.code).toBe('NOT_FOUND');
    expect((await stranger.visitor.call('getStaffArrivals', { query: { queue: 'all' } })).value?.total).toBe(
      0,
    );
    stranger.visitor.merchant = 'SENVANG';
    expect((await match(stranger, id, reference)).error?.code).toBe('NOT_PERMITTED');
    const elsewhere = transferOf(1_000);
    expect((await tell({ ...elsewhere, merchant: 'NORTHBAY' })).code).toBe('PAYMENT_UNKNOWN');
    expect((await match(ann, id, 'DPNOBODYS22')).error?.code).toBe('NOT_FOUND');
    expect((await match(ann, 'not-an-id', reference)).error?.code).toBe('NOT_FOUND');
  });

  test('beyond the member’s limit goes back, as any other money would', async () => {
    const payer = await member();
    const reference = await start(payer);
    await payer.call('setPlayLimit', { body: { kind: 'deposit', period: 'day', limit: 1_500_000 } });
    const { id } = await arrive(2_000_000);
    expect((await match(ann, id, reference)).value).toMatchObject({
      outcome: 'sentBack',
      arrival: { state: 'returning', deposit: reference },
    });
    expect(await balanceOf(payer)).toBe(0);
    expect((await payer.call('getDeposit', { query: { reference } })).value?.state).toBe('returned');
    expect(await breaches()).toEqual([]);
  });
});

describe('two people', () => {
  test('credit what is large, and never the same one twice', async () => {
    const payer = await member();
    const reference = await start(payer);
    const { id } = await arrive(large);
    const asked = await match(ann, id, reference);
    expect(asked.value).toMatchObject({ outcome: 'asked', arrival: { state: 'open' } });
    const request = asked.value?.arrival.request;
    expect(request).toMatchObject({
      kind: 'matchArrival',
      deposit: reference,
      username: payer.username,
      amount: large,
      asked: 1_000_000,
    });
    expect(await balanceOf(payer)).toBe(0);
    expect((await match(bao, id, reference)).error?.code).toBe('REQUEST_OPEN');
    expect((await decide(ann, request?.id ?? '')).error?.code).toBe('SECOND_PERSON_REQUIRED');
    const answers = await Promise.all(
      [bao, bao, await hire('risk')].map((each) => decide(each, request?.id ?? '')),
    );
    expect(answers.filter(({ value }) => value?.outcome === 'done')).toHaveLength(1);
    expect(await balanceOf(payer)).toBe(large);
    expect((await decide(bao, request?.id ?? '')).error?.code).toBe('REQUEST_OVER');
    expect(await breaches()).toEqual([]);
  });

  test('do nothing about a deposit whose money has come meanwhile', async () => {
    const payer = await member();
    const reference = await start(payer);
    const { id } = await arrive(large);
    const request = (await match(ann, id, reference)).value?.arrival.request?.id ?? '';
    await tell(eventOf({ reference, amount: 1_000_000 }));
    expect((await decide(bao, request)).value).toMatchObject({
      outcome: 'outdated',
      arrival: { state: 'open' },
    });
    expect(await balanceOf(payer)).toBe(1_000_000);
  });

  test('of payouts do not decide about transfers, nor the other way round', async () => {
    const payer = await member();
    const { id } = await arrive(large);
    const request = (await match(ann, id, await start(payer))).value?.arrival.request?.id ?? '';
    const { error } = await bao.visitor.call('decideStaffRequest', {
      body: { id: request, decision: 'agree' },
    });
    expect(error?.code).toBe('NOT_FOUND');
    const reader = await hire('support');
    expect((await decide(reader, request)).error?.code).toBe('NOT_PERMITTED');
  });
});

describe('what is nobody’s', () => {
  /** Over a real connection the gateway knows of it: only there can it be given back. */
  const arriveThere = async (amount: number) => {
    const answer = await gateway.ask('/transfers' as '/play', {
      merchant: 'SENVANG',
      amount,
      currency: 'VND',
      callbackUrl: `http://${home}:${port}/wps/payment/callback`,
      memo: '',
      payerName: 'LE THI LAN',
      payerBank: 'ACB',
      payerNumber: '0123454821',
    });
    const { reference } = answer.json<{ reference: string }>();
    await expect
      .poll(
        async () =>
          (await ann.visitor.call('getStaffArrivals', { query: { search: reference } })).value?.total,
      )
      .toBe(1);
    const { value } = await ann.visitor.call('getStaffArrivals', { query: { search: reference } });
    return { id: value?.arrivals[0]?.id ?? '', reference };
  };
  const stateOf = async (id: string) =>
    (await ann.visitor.call('getStaffArrival', { query: { id } })).value?.arrival;

  test('goes back through the gateway, once', async () => {
    const { id, reference } = await arriveThere(300_000);
    const answers = await Promise.all([sendBack(ann, id), sendBack(bao, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await expect.poll(async () => (await stateOf(id))?.state, { timeout: 10_000 }).toBe('returned');
    expect(await gateway.transfers()).toContainEqual({ reference, isReturned: true });
    expect((await match(ann, id, await start(await member()))).error?.code).toBe('ARRIVAL_STATE');
  });

  test('waits for a person again where the gateway refuses', async () => {
    const { id } = await arrive(300_000);
    expect((await sendBack(ann, id)).value?.outcome).toBe('done');
    await expect.poll(async () => (await stateOf(id))?.isReturnRefused, { timeout: 10_000 }).toBe(true);
    const payer = await member();
    expect((await match(bao, id, await start(payer))).value?.outcome).toBe('done');
    expect(await balanceOf(payer)).toBe(300_000);
  });

  test('needs two where it is large', async () => {
    const { id } = await arrive(large);
    const { value } = await sendBack(ann, id);
    expect(value).toMatchObject({
      outcome: 'asked',
      arrival: { state: 'open', request: { kind: 'returnArrival' } },
    });
    expect((await decide(bao, value?.arrival.request?.id ?? '', 'refuse')).value?.outcome).toBe('refused');
    expect((await stateOf(id))?.state).toBe('open');
  });
});

describe('a slip', () => {
  const picture = () =>
    sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();

  test('waits in its queue, is shown to who says why, and credits nothing', async () => {
    const payer = await member();
    const reference = await start(payer);
    await payer.call('uploadDepositSlip', { query: { reference }, body: new Uint8Array(await picture()) });
    const { value } = await ann.visitor.call('getStaffDeposits', {
      query: { queue: 'slips', search: reference },
    });
    expect(value?.deposits).toMatchObject([
      { reference, username: payer.username, amount: 1_000_000, state: 'waiting' },
    ]);
    const look = (visitor: Visitor) =>
      visitor.call('revealStaffSlip', { body: { reference, reason: 'To compare it.' } });
    const shown = await look(ann.visitor);
    expect((await sharp(Buffer.from(shown.value?.picture ?? '', 'base64')).metadata()).format).toBe('jpeg');
    expect(await trailOf(reference)).toMatchObject([
      { operation: 'revealStaffSlip', reason: 'To compare it.' },
    ]);
    expect((await look((await hire('read-only')).visitor)).error?.code).toBe('NOT_PERMITTED');
    expect(await balanceOf(payer)).toBe(0);
  });

  test('is rejected with words that the member reads as text; late money is credited all the same', async () => {
    const payer = await member();
    const reference = await start(payer);
    const answer = 'The slip is <script>of</script> another day.';
    const rejected = await ann.visitor.call('rejectStaffDeposit', { body: { reference, answer } });
    expect(rejected.value?.deposit).toMatchObject({ state: 'failed', reason: answer });
    expect((await payer.call('getDeposit', { query: { reference } })).value).toMatchObject({
      state: 'failed',
      reason: answer,
    });
    const inbox = (await payer.call('getInbox')).value?.messages ?? [];
    expect(JSON.stringify(inbox)).not.toContain('<script>');
    const again = await bao.visitor.call('rejectStaffDeposit', { body: { reference, answer } });
    expect(again.error?.code).toBe('DEPOSIT_NOT_WAITING');
    await tell(eventOf({ reference, amount: 1_000_000 }));
    expect((await payer.call('getDeposit', { query: { reference } })).value).toMatchObject({
      state: 'paid',
      reason: null,
    });
    expect(await balanceOf(payer)).toBe(1_000_000);
  });
});

test('whatever is matched, sent back and told in whatever order, money is credited once and only as it came', async () => {
  const deeds = fc.array(
    fc.record({
      deed: fc.constantFrom('match', 'return', 'pay', 'cancel'),
      arrival: fc.nat(1),
      deposit: fc.nat(1),
      atOnce: fc.boolean(),
    }),
    { minLength: 3, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(deeds, async (tried) => {
      const payer = await member();
      const references = [await start(payer, 600_000), await start(payer, 700_000)];
      const arrivals = [await arrive(600_000), await arrive(500_000)];
      const play = ({ deed, arrival, deposit }: (typeof tried)[number]): Promise<unknown> => {
        const [id, reference] = [arrivals[arrival]?.id ?? '', references[deposit] ?? ''];
        if (deed === 'match') return match(ann, id, reference);
        if (deed === 'return') return sendBack(bao, id);
        if (deed === 'pay') return tell(eventOf({ reference, amount: 650_000 }));
        return payer.call('cancelDeposit', { body: { reference } });
      };
      let running: Promise<unknown>[] = [];
      for (const one of tried) {
        running.push(play(one));
        if (!one.atOnce) {
          await Promise.all(running);
          running = [];
        }
      }
      await Promise.all(running);
      const credits = await Promise.all(
        references.map(
          async (reference) =>
            (await payer.call('getDeposit', { query: { reference } })).value?.credited ?? 0,
        ),
      );
      expect(await balanceOf(payer)).toBe(credits.reduce((sum, credited) => sum + credited, 0));
      expect(await breaches()).toEqual([]);
    }),
    { numRuns: 6 },
  );
});
