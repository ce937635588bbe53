import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningPlatform, startPlatform } from '@marquee/config/platform';
import { keptPayloadKey } from '../src/config/payloadKey.ts';
import { findPostgres } from '../test/engines/findPostgres.ts';
import { startPostgres } from '../test/engines/startPostgres.ts';
import { type Load, measureLoad } from './measureLoad.ts';
import { measurePgbench } from './measurePgbench.ts';
import { openConnection } from './openConnection.ts';
import { type BenchPlayer, openPlayers, requestOf, signedRequest } from './openPlayers.ts';
import { startBareServer } from './startBareServer.ts';

const seconds = Number(process.env['SECONDS'] ?? 8);
const connections = Number(process.env['CONNECTIONS'] ?? 32);
const players = 200;
const vendors = ['LANTERN', 'BANYAN', 'NINETIDES', 'EMBEROAK', 'COPPERFOX', 'PAVILION', 'REDTHREAD'];

const programs = findPostgres();
if (!programs) throw new Error('The bench of the ledger needs PostgreSQL on this machine.');

const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
// Durable, as a real server is: what is acknowledged is on the disk.
const postgres = await startPostgres({ fsync: 'on' });
const nodes: RunningPlatform[] = [];
const env = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  DATABASE_URL: postgres.url,
  PAYLOAD_KEY: keptPayloadKey(folder),
};

let bets = 0;
const betOf = (from: readonly BenchPlayer[]) => () => {
  bets += 1;
  const player = from[bets % from.length];
  if (!player) throw new Error('Nobody plays.');
  // A round of ten bets: most bets go to a round that is open.
  const roundId = `r${Math.floor(bets / from.length / 10)}`;
  const fields = { roundId, transactionId: `b${bets}`, currency: player.currency, amount: 100 };
  return signedRequest(player, 'bet', fields);
};

const rows: Record<string, string | number>[] = [];
const report = (name: string, { rate, p50, p99, failed }: Load, base: number) => {
  const figures = { 'per s': Math.round(rate), 'of base': `${Math.round((rate / base) * 100)} %` };
  rows.push({ load: name, ...figures, 'p50 ms': p50.toFixed(1), 'p99 ms': p99.toFixed(1), failed });
};

try {
  const tps = await measurePgbench(programs, postgres.url, seconds);
  rows.push({
    load: 'pgbench TPC-B-like, prepared, 8 clients',
    'per s': Math.round(tps),
    'of base': '100 %',
  });
  nodes.push(await startPlatform(env));
  const port = Number(nodes[0]?.url.port);
  const { ask, close } = await openConnection(port);
  const spread = await openPlayers(ask, players, vendors);
  const oneHouse = await openPlayers(ask, players, vendors.slice(0, 1));
  close();
  const load = { connections, seconds };
  report('bets, spread, 1 node', await measureLoad([port], load, betOf(spread)), tps);
  report('bets, one house account, 1 node', await measureLoad([port], load, betOf(oneHouse)), tps);
  nodes.push(await startPlatform(env));
  const ports = nodes.map(({ url }) => Number(url.port));
  report('bets, spread, 2 nodes', await measureLoad(ports, load, betOf(spread)), tps);
  report('bets, one house account, 2 nodes', await measureLoad(ports, load, betOf(oneHouse)), tps);
  await nodes.pop()?.stop();

  const bare = await startBareServer();
  const plain = requestOf('GET', '/', {});
  const least = await measureLoad([bare.port], load, () => plain);
  await bare.stop();
  report('bare Fastify JSON route', least, least.rate);
  const [player] = spread;
  if (!player) throw new Error('Nobody plays.');
  const balance = signedRequest(player, 'balance', { transactionId: 'b' });
  report('balance for a vendor', await measureLoad([port], load, () => balance), least.rate);
  console.log(`${cpus().length} cores, ${connections} connections, ${seconds} s each`);
  console.table(rows);
} finally {
  await Promise.all(nodes.map(({ stop }) => stop()));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
