import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from '#drizzle';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test/createTestPlatform.ts';
import { createVisitor } from '../../identity/session/testing/createVisitor.ts';
import { games } from '../games/schema.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-rooms-'));
const asked: string[] = [];
let platform: TestPlatform;
let server: Server;

const room = {
  room: 'caro-2',
  gameId: 'caro-online',
  stake: 20_000,
  currency: 'VND',
  rakePercent: 3,
  seats: 2,
  taken: 1,
  isPlaying: false,
};
/** What each vendor of the test lists; the last one never answers. */
const lists: Record<string, unknown> = {
  PAPERCRANE: {
    rooms: [
      { ...room, room: 'caro-1', taken: 0 },
      { ...room, room: 'caro-3', taken: 2, isPlaying: true },
      room,
      { ...room, room: 'of another vendor', gameId: 'xiangqi-duel' },
      { ...room, room: 'in another currency', currency: 'USD' },
    ],
  },
  JADEHARBOUR: { rooms: [{ room: 'not whole' }] },
  COPPERFOX: 'no rooms at all',
};

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const vendor = new URL(request.url ?? '', 'http://localhost').searchParams.get('vendor') ?? '';
    if (vendor in lists) response.end(JSON.stringify(lists[vendor]));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const entries = ['PAPERCRANE', 'JADEHARBOUR', 'COPPERFOX', 'REDTHREAD'].map((vendor) => [
    vendor,
    {
      launchUrl: `http://127.0.0.1:${port}/play?vendor=${vendor}`,
      roomsUrl: `http://127.0.0.1:${port}/rooms?vendor=${vendor}`,
    },
  ]);
  const file = join(folder, 'vendors.json');
  writeFileSync(file, JSON.stringify(Object.fromEntries(entries)));
  platform = await createTestPlatform({ VENDORS_FILE: file });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await platform.close();
  rmSync(folder, { recursive: true });
});

const visit = () => createVisitor(platform.app, { host: 'sen-vang.localhost' });

test('lists the rooms of the games that the merchant offers, first those with somebody waiting', async () => {
  const { value } = await visit().call('getPvpRooms');
  expect(value?.rooms.map((listed) => listed.room)).toEqual(['caro-2', 'caro-1', 'caro-3']);
  expect(value?.rooms[0]).toMatchObject({
    game: { nodeId: 'caro-online', vassalage: 'PAPERCRANE' },
    stake: 20_000,
    currency: 'VND',
    rakePercent: 3,
    seats: 2,
    taken: 1,
  });
  expect(asked).toContain('/rooms?vendor=PAPERCRANE&brand=SENVANG&currency=VND&mode=real');
});

test('opens a room by the launch of its game', async () => {
  const visitor = visit();
  await visitor.call('login', { body: { type: 'username', username: 'player1', password: 'Marquee-2026' } });
  const { value } = await visitor.call('launchPvpRoom', { body: { gameId: 'caro-online', room: 'caro-2' } });
  const url = new URL(value?.content.url ?? '');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    vendor: 'PAPERCRANE',
    gameId: 'caro-online',
    room: 'caro-2',
    mode: 'real',
  });
  expect(value?.content.mode).toBe('real');
  const missing = await visitor.call('launchPvpRoom', { body: { gameId: 'nothing', room: 'caro-2' } });
  expect(missing.error?.code).toBe('NOT_FOUND');
});

test('a game under maintenance has no rooms', async () => {
  await platform.services.database.tenant('SENVANG', (tx) =>
    tx.update(games).set({ isUnderMaintenance: true }).where(eq(games.nodeId, 'caro-online')),
  );
  expect((await visit().call('getPvpRooms')).value).toEqual({ rooms: [] });
});
