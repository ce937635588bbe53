import { sql } from '#drizzle';
import { beforeAll, expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { sign } from '../vendors/testing/createVendor.ts';
import { lotteryTellings } from './schema.ts';

const { platform, visit } = openTestSite();

type Told = { status: number; text: string; code: string | undefined; fields: string[]; value: unknown };

const north = (special: string) => [
  { prize: 'DB', numbers: [special] },
  { prize: 'G1', numbers: ['10288'] },
  { prize: 'G2', numbers: ['55507', '77112'] },
  { prize: 'G3', numbers: ['20345', '90021', '31533', '64876', '19990', '28359'] },
  { prize: 'G4', numbers: ['4188', '7364', '9053', '2916'] },
  { prize: 'G5', numbers: ['5130', '8842', '6071', '3395', '7724', '1567'] },
  { prize: 'G6', numbers: ['745', '218', '639'] },
  { prize: 'G7', numbers: ['26', '58', '83', '91'] },
];

const secretOf = (vendor: string, merchant: string) =>
  platform().services.config.vendors.secretsOf(merchant, vendor)[0] ?? '';

/** The last Monday or Thursday before now, on which Hà Nội has drawn. */
let drawnOn = '';
beforeAll(() => {
  const day = new Date(Date.now() - 86_400_000);
  while (day.getUTCDay() !== 1 && day.getUTCDay() !== 4) day.setUTCDate(day.getUTCDate() - 1);
  drawnOn = day.toISOString().slice(0, 10);
});

const tell = async (
  fields: Record<string, unknown> = {},
  { vendor = 'THREEREGIONS', host = 'sen-vang.localhost', of = 'SENVANG' } = {},
): Promise<Told> => {
  const text = JSON.stringify({
    call: 'drawResult',
    brand: 'SENVANG',
    lottery: 'xs-ha-noi',
    drawNumber: drawnOn,
    drawnAt: `${drawnOn}T11:15:00.000Z`,
    prizes: north('83945'),
    ...fields,
  });
  const answer = await platform().app.inject({
    method: 'POST',
    url: '/vendor/v1/drawResult',
    headers: {
      host,
      'content-type': 'application/json',
      'x-vendor': vendor,
      'x-signature': sign(text, secretOf(vendor, of)),
    },
    payload: text,
  });
  const { value, error } = JSON.parse(answer.body) as {
    value?: unknown;
    error?: { code: string; details?: { fields?: { field: string }[] } };
  };
  return {
    status: answer.statusCode,
    text: answer.body,
    code: error?.code,
    fields: error?.details?.fields?.map(({ field }) => field) ?? [],
    value,
  };
};

test('a result that is told twice, or eight times at once, is kept once and answered alike', async () => {
  const many = await Promise.all(Array.from({ length: 8 }, () => tell()));
  expect(new Set(many.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(many[0]?.value).toMatchObject({ lottery: 'xs-ha-noi', drawNumber: drawnOn });
  expect((await tell()).text).toBe(many[0]?.text);
  const { value } = await visit().call('getDrawResults', { query: { region: 'Northern' } });
  expect(value).toMatchObject({ date: drawnOn, dates: [drawnOn] });
  expect(value?.list.map(({ code, prizes }) => [code, prizes[0]?.numbers])).toEqual([
    ['xs-ha-noi', ['83945']],
  ]);
});

test('another result of the same draw is refused, and who told what is kept', async () => {
  const other = await tell({ prizes: north('83946') });
  expect([other.status, other.code]).toEqual([409, 'RESULT_DIFFERS']);
  const later = await tell({ drawnAt: `${drawnOn}T11:16:00.000Z` });
  expect(later.code).toBe('RESULT_DIFFERS');
  const tellings = await platform().services.database.tenant('SENVANG', (tx) =>
    tx.select().from(lotteryTellings),
  );
  const taken = tellings.filter(({ isTaken }) => isTaken);
  expect(taken.length).toBe(9);
  expect(
    tellings
      .filter(({ isTaken }) => !isTaken)
      .map(({ vassalage, prizes, drawnAt }) => [vassalage, prizes[0]?.numbers[0], drawnAt.getUTCMinutes()]),
  ).toEqual([
    ['THREEREGIONS', '83946', 15],
    ['THREEREGIONS', '83945', 16],
  ]);
});

test('a vendor tells of its own lotteries, under its own secret, to its own merchant', async () => {
  expect((await tell({}, { vendor: 'LANTERN' })).code).toBe('LOTTERY_UNKNOWN');
  expect((await tell({ lottery: 'xs-nowhere' })).code).toBe('LOTTERY_UNKNOWN');
  expect((await tell({}, { of: 'NORTHBAY' })).code).toBe('BAD_SIGNATURE');
  expect((await tell({ brand: 'NORTHBAY' })).code).toBe('WRONG_BRAND');
  // At the other merchant our brand's secret is nobody's.
  expect((await tell({ brand: 'NORTHBAY' }, { host: 'northbay.localhost' })).code).toBe('BAD_SIGNATURE');
});

test('a draw that cannot have been is refused by its field', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const dayBefore = new Date(Date.parse(drawnOn) - 86_400_000).toISOString().slice(0, 10);
  const seen = await Promise.all([
    tell({ drawnAt: tomorrow, drawNumber: tomorrow.slice(0, 10) }),
    tell({ drawnAt: `${dayBefore}T11:15:00.000Z`, drawNumber: dayBefore }),
    tell({ drawNumber: '2020-01-02' }),
    tell({ prizes: north('3945') }),
    tell({ prizes: north('83945').slice(1) }),
    tell({ prizes: north('8394x') }),
    tell({ call: 'bet' }),
  ]);
  expect(seen.map(({ code, fields }) => [code, ...fields])).toEqual([
    ['INVALID_INPUT', 'drawnAt'],
    ['INVALID_INPUT', 'drawnAt'],
    ['INVALID_INPUT', 'drawNumber'],
    ['INVALID_INPUT', 'prizes'],
    ['INVALID_INPUT', 'prizes'],
    ['INVALID_INPUT', 'prizes.0.numbers.0'],
    ['INVALID_INPUT', 'call'],
  ]);
});

test('popular numbers are counted from what was told; another merchant has none of it', async () => {
  const { value } = await visit().call('getPopularNumbers', { query: { region: 'Northern' } });
  expect(value?.draws).toBe(1);
  expect(value?.list[0]).toEqual({ number: '45', hits: 3 });
  expect(value?.list).toHaveLength(10);
  const elsewhere = visit({ host: 'northbay.localhost' });
  expect((await elsewhere.call('getDrawResults', { query: { region: 'Northern' } })).value?.list).toEqual([]);
  expect((await elsewhere.call('getPopularNumbers', { query: { region: 'Northern' } })).value).toMatchObject({
    draws: 0,
    list: [],
  });
});

test('of a quick lottery the latest draw is shown', async () => {
  const quick = (minute: number, ball: string) =>
    tell(
      {
        lottery: 'lantern-keno',
        drawNumber: `${drawnOn}.05${minute}`,
        drawnAt: `${drawnOn}T05:${minute}:00.000Z`,
        prizes: [{ prize: 'N', numbers: [ball] }],
      },
      { vendor: 'LANTERN' },
    );
  await quick(15, '02');
  await quick(10, '01');
  const { value } = await visit().call('getOpenedNumbers');
  expect(value?.list.map(({ code, prizes }) => [code, prizes[0]?.numbers])).toEqual([
    ['lantern-keno', ['02']],
  ]);
});

test('what was told cannot be changed or removed by any call', async () => {
  for (const statement of [
    sql`update lottery_results set prizes = '[]'`,
    sql`delete from lottery_results`,
    sql`delete from lottery_tellings`,
  ]) {
    await expect(
      platform()
        .services.database.tenant('SENVANG', (tx) => tx.execute(statement))
        .catch((error: Error) => {
          throw error.cause;
        }),
    ).rejects.toThrow(/permission denied/);
  }
});
