import type { QueryOf } from '@marquee/contract';
import { sql } from '#drizzle';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { rowsOf } from '../../kernel/db/rowsOf.ts';
import { foldText } from '../../kernel/texts/foldText.ts';
import { foldedTitles } from './search/foldedTitles.ts';
import { games } from './schema.ts';

const { platform, visit } = openTestSite();
const host = 'sen-vang.localhost';

type Query = NonNullable<QueryOf<'getGames'>>;

const ask = async (query: Query = {}, at = host) => {
  const { value } = await visit({ host: at, language: 'vi' }).call('getGames', { query });
  if (!value) throw new Error('The games did not come.');
  return value;
};

const titles = async (query: Query, at?: string) => (await ask(query, at)).list.map(({ title }) => title);

const stored = () =>
  platform().services.database.tenant('SENVANG', (tx) => tx.select().from(games).orderBy(games.nodeId));

let all: Awaited<ReturnType<typeof stored>>;
beforeAll(async () => {
  all = await stored();
});

test.each([
  'Giếng Rồng',
  'gieng rong',
  'GIENG   RỒNG',
  'giengrong',
  'rồng giếng',
  'dragon well',
  'dragonwell',
])('“%s” finds the Dragon Well', async (search) => {
  const { list, isNear } = await ask({ search });
  expect(list.map(({ nodeId }) => nodeId)).toContain('dragon-well');
  expect(isNear).toBe(false);
});

test.each(['giegn rogn', 'giêng rongf', 'dargon', 'dragn wel', 'dragoon'])(
  '“%s” finds the Dragon Well though it is misspelt, and the answer says so',
  async (search) => {
    const { list, isNear } = await ask({ search });
    expect(list.map(({ nodeId }) => nodeId)).toContain('dragon-well');
    expect(isNear).toBe(true);
  },
);

test.each(['zeppelin', '%', '_', '"', '\\\\', '…'])('“%s” finds nothing', async (search) =>
  expect(await ask({ search })).toEqual({ list: [], total: 0, hasMore: false, isNear: false }),
);

test('a studio is found by its name, and misspelt', async () => {
  const [maker] = (await ask({ vendor: 'LANTERN' })).list;
  const { list } = await ask({ search: maker!.vendor });
  expect(list.some(({ vassalage }) => vassalage === 'LANTERN')).toBe(true);
  const misspelt = await ask({ search: `${maker!.vendor.slice(0, 2)}x${maker!.vendor.slice(3)}` });
  expect(misspelt.list.some(({ vassalage }) => vassalage === 'LANTERN')).toBe(true);
});

test('titles in which the search begins a word come first', async () => {
  const { list } = await ask({ search: 'ho', pageSize: 60 });
  const textOf = new Map(all.map(({ nodeId, searchText }) => [nodeId, searchText]));
  const begins = list.map(({ nodeId }) => textOf.get(nodeId)?.includes(' ho') === true);
  expect(begins).toEqual(begins.toSorted((one, other) => Number(other) - Number(one)));
  expect(new Set(begins).size).toBe(2);
});

test('texts are folded here as the database folds its titles', async () => {
  // Quotes and backslashes are written otherwise in JSON; they part words on both sides.
  const letters = [...'abz AZ 09 Đấu Trường Ồ ố ơ Ư đ é ñ - ! / … 。 ไทย 中文 한국'];
  const samples = fc.sample(fc.string({ unit: fc.constantFrom(...letters), minLength: 1 }), 100);
  const folded = await platform().services.database.tenant('SENVANG', (tx) =>
    rowsOf<{ text: string }>(
      tx,
      sql`select ${foldedTitles(sql`jsonb_build_object('vi', one)`)} as text from jsonb_array_elements_text(${JSON.stringify(samples)}::jsonb) as one`,
    ),
  );
  expect(folded.map(({ text }) => text.trim())).toEqual(samples.map(foldText));
});

test.each<[string, Query, (game: (typeof all)[number]) => boolean]>([
  ['a smallest bet', { minBet: 1_000 }, ({ minBet }) => minBet !== null && minBet <= 1_000],
  ['25 lines or more', { lines: 25 }, ({ lines }) => lines !== null && lines >= 25],
  ['a feature', { feature: 'cascades' }, ({ features }) => features.includes('cascades')],
  ['a volatility', { volatility: 'high' }, ({ volatility }) => volatility === 'high'],
  [
    'a return',
    { returnToPlayer: 97 },
    ({ returnToPlayer }) => returnToPlayer !== null && returnToPlayer >= 97,
  ],
  [
    'several at once',
    { category: 'slots', lines: 25, volatility: 'medium', minBet: 1_000 },
    ({ category, lines, volatility, minBet }) =>
      category === 'slots' && (lines ?? 0) >= 25 && volatility === 'medium' && minBet === 1_000,
  ],
])('games are asked for by %s', async (_name, query, passes) => {
  const wanted = all.filter(passes).map(({ nodeId }) => nodeId);
  const { list, total } = await ask({ ...query, pageSize: 60 });
  expect(total).toBe(wanted.length);
  expect(total).toBeGreaterThan(0);
  expect(list.every(({ nodeId }) => wanted.includes(nodeId))).toBe(true);
});

test.each(['recommended', 'played', 'newest', 'return'] as const)(
  'pages of the order “%s” hold every game once, whatever its size',
  async (sort) => {
    const byId = new Map(all.map((game) => [game.nodeId, game]));
    for (const pageSize of [7, 60]) {
      const ids: string[] = [];
      for (;;) {
        const { list, total, hasMore } = await ask({
          sort,
          pageSize,
          ...(ids.length && { after: ids.at(-1)! }),
        });
        expect(total).toBe(all.length);
        ids.push(...list.map(({ nodeId }) => nodeId));
        if (!hasMore) break;
        expect(list).toHaveLength(pageSize);
      }
      expect(ids.toSorted()).toEqual(all.map(({ nodeId }) => nodeId).toSorted());
      const values = ids.map((id) => {
        const game = byId.get(id)!;
        if (sort === 'recommended') return -game.position;
        if (sort === 'played') return game.popularity;
        return sort === 'newest' ? Date.parse(game.releasedOn ?? '') : (game.returnToPlayer ?? 0);
      });
      expect(values).toEqual(values.toSorted((one, other) => other - one));
    }
  },
);

test('pages of a search go on where the one before ended', async () => {
  const whole = await titles({ search: 'o', pageSize: 60 });
  const { list } = await ask({ search: 'o', pageSize: 5 });
  const next = await titles({ search: 'o', pageSize: 5, after: list.at(-1)!.nodeId });
  expect([...list.map(({ title }) => title), ...next]).toEqual(whole.slice(0, 10));
});
