import { asc, inArray } from '#drizzle';
import { expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { merchantCodes } from '../merchants/schema.ts';
import { notices } from '../../sites/messages/schema.ts';
import { insertRows } from './insertRows.ts';

const { platform } = openTestSite();
const merchantCode = 'SENVANG';
const startsAt = new Date('2026-03-01T00:00:00Z');
const text = { vi: 'Bảo trì', en: 'Maintenance' };

const written = (...ids: string[]) =>
  platform().services.database.tenant(merchantCode, (tx) =>
    tx.select().from(notices).where(inArray(notices.id, ids)).orderBy(asc(notices.position)),
  );

test('rows hold what all of them have in common, what each has of its own, and nothing where they say nothing', async () => {
  const rows = [
    { merchantCode, id: 'one', text, position: 9_001, startsAt },
    { merchantCode, id: 'two', text: { en: 'It’s "over"' }, position: 9_002, startsAt, endsAt: startsAt },
    { merchantCode, id: 'three', text, position: 9_003, startsAt, endsAt: null },
  ];
  await platform().services.database.tenant(merchantCode, (tx) => insertRows(tx, notices, rows));
  expect(await written('one', 'two', 'three')).toEqual(rows.map((row) => ({ endsAt: null, ...row })));
});

test('a row that is there stays as it is, or takes over what is named', async () => {
  const { database } = platform().services;
  const row = { merchantCode, id: 'kept', text, position: 9_010, startsAt };
  const next = { ...row, text: { en: 'Anew' }, position: 9_011 };
  await database.tenant(merchantCode, (tx) => insertRows(tx, notices, [row]));
  await database.tenant(merchantCode, (tx) => insertRows(tx, notices, [next]));
  expect(await written('kept')).toMatchObject([row]);
  await database.tenant(merchantCode, (tx) =>
    insertRows(tx, notices, [next], { target: [notices.merchantCode, notices.id], set: [notices.text] }),
  );
  expect(await written('kept')).toMatchObject([{ ...row, text: next.text }]);
});

test('no rows are nothing to write', async () => {
  const { database } = platform().services;
  await expect(database.system((db) => insertRows(db, merchantCodes, []))).resolves.toBeUndefined();
});
