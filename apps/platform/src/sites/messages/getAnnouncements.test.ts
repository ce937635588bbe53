import { expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';

const { visit } = openTestSite();

const ask = async (query: { types?: string; page?: number; pageSize?: number }) => {
  const { value } = await visit().call('getAnnouncements', { query });
  return value!;
};

test('the types that are asked for are told, and banners and promotions with theirs alone', async () => {
  for (const types of ['PL', 'PU', 'PL,PU']) {
    const { announcements, banners, promotion } = await ask({ types });
    expect(announcements.length).toBeGreaterThan(0);
    expect(new Set(announcements.map(({ type }) => type))).toEqual(new Set(types.split(',')));
    expect([banners, promotion]).toEqual([[], []]);
  }
  const { banners, promotion } = await ask({ types: 'B,PR' });
  expect(banners.length).toBeGreaterThan(0);
  expect(promotion.length).toBeGreaterThan(0);
});

test('without types all are told, nine a page', async () => {
  const first = await ask({});
  expect(first.announcements.length).toBe(Math.min(9, first.total));
  const second = await ask({ page: 2 });
  const ids = [...first.announcements, ...second.announcements].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe(Math.min(18, first.total));
});

test('a type that there is not is refused by its name', async () => {
  const { status, error } = await visit().call('getAnnouncements', { query: { types: 'PL,XX' } });
  expect(status).toBe(400);
  expect(error).toMatchObject({ code: 'INVALID_INPUT', details: { fields: [{ field: 'types' }] } });
});
