import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReader, testVariables } from '@marquee/variables';
import { type RunningPlatform, startPlatform } from '@marquee/config/platform';
import { keptPayloadKey } from '../src/kernel/config/payloadKey.ts';
import { startPostgres } from '../test/engines/startPostgres.ts';
import { createReport } from './createReport.ts';
import { findPgbench } from './findPgbench.ts';
import { measureBets } from './measureBets.ts';
import { measureLoad } from './measureLoad.ts';
import { fillPgbench, measurePgbench } from './measurePgbench.ts';
import { openConnection } from './openConnection.ts';
import { openPlayers, requestOf, signedRequest } from './openPlayers.ts';
import { startBareServer } from './startBareServer.ts';

const { requiredNumber } = createReader(testVariables);
const seconds = requiredNumber('SECONDS');
const connections = requiredNumber('CONNECTIONS');
const rounds = requiredNumber('ROUNDS');
const count = 200;
const vendors = ['LANTERN', 'BANYAN', 'NINETIDES', 'EMBEROAK', 'COPPERFOX', 'PAVILION', 'REDTHREAD'];

const program = findPgbench();
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
const { rows, base, add } = createReport();
const portsOf = () => nodes.map(({ url }) => Number(url.port));
const pgbench = () => measurePgbench(program, postgres.url, seconds);

try {
  await fillPgbench(program, postgres.url);
  nodes.push(await startPlatform({ env }));
  const { ask, close } = await openConnection(portsOf()[0] ?? 0);
  const spread = await openPlayers(ask, count, vendors);
  const oneHouse = await openPlayers(ask, count, vendors.slice(0, 1));
  close();
  const players = { spread, oneHouse };
  for (const name of ['1 node', '2 nodes']) {
    if (name === '2 nodes') nodes.push(await startPlatform({ env }));
    const series = await measureBets(portsOf(), { connections, seconds, rounds }, players, pgbench);
    const tps = base('pgbench TPC-B-like, prepared, 8 clients', series.tps);
    add(`bets on ${vendors.length} vendors' books, ${name}`, series.spread, tps);
    add(`bets on one house account, ${name}`, series.oneHouse, tps);
  }
  await nodes.pop()?.stop();

  const [player] = spread;
  if (!player) throw new Error('Nobody plays.');
  const balance = signedRequest(player, 'balance', { transactionId: 'b' });
  const load = { connections, seconds };
  const bare = await startBareServer(player.secret);
  const least = await measureLoad([bare.port], load, () => requestOf('GET', '/', {}));
  const leastSigned = await measureLoad([bare.port], load, () => balance);
  await bare.stop();
  const read = await measureLoad(portsOf(), load, () => balance);
  add('balance for a vendor', [read], base('bare Fastify JSON route', [least.rate]));
  add('the same', [read], base('bare Fastify route with a signed body', [leastSigned.rate]));
  console.table(rows);
  const about = [
    `${cpus().length} cores`,
    `${connections} connections`,
    `medians of ${rounds} × ${seconds} s`,
  ];
  console.log(`${about.join(', ')}; load average ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await Promise.all(nodes.map(({ stop }) => stop()));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
