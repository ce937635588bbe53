import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ValueOf } from '@marquee/contract';
import { placeRelease, readDeployment } from '@marquee/deployment';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { entryOf, makeNextBuild } from './makeNextBuild.ts';
import {
  builtSites,
  choosePlace,
  consoleHost,
  configOf,
  dist,
  hasServer,
  type Place,
  serverNames,
  type ServerName,
  startServer,
} from './openWebServers.ts';
import { type Visits, playVisitors, vendorCall } from './playVisitors.ts';
import { hasPostgres, type Nodes, startNodes } from './startNodes.ts';
import type { WebServer } from './WebServer.ts';

/** Seconds for which a node drains: fewer than it has in production, so that the test is over sooner. */
const drainSeconds = 3;
/** Milliseconds that it may take to seed a database, or to replace both nodes, on a machine with other work. */
const patience = 180_000;
const served = hasPostgres() ? serverNames.filter(hasServer) : [];
const host = builtSites()[0]!.domains[0]!;

type Front = { name: ServerName; place: Place & { remove: () => void }; root: string; server: WebServer };

describe.skipIf(served.length === 0)(`two nodes behind ${served.join(' and ')}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-rolling-'));
  const built = join(folder, 'next');
  const fronts: Front[] = [];
  let nodes: Nodes;

  const place = (front: Pick<Front, 'root' | 'place'>, from: string, now: number) =>
    placeRelease({
      built: from,
      root: front.root,
      settings: {
        ...readDeployment({}),
        consoleHost,
        drainSeconds,
        nodes: nodes.addresses,
        cdnNetworks: ['127.0.0.0/8'],
        ports: front.place.ports,
        certificates: front.place.certificates,
      },
      keepDays: 30,
      keepReleases: 3,
      now: new Date(now),
    });

  beforeAll(async () => {
    makeNextBuild(built);
    // Both are in front of the same nodes, which render pages from what the first of them serves.
    nodes = await startNodes(2, drainSeconds, join(folder, served[0]!, 'current'));
    for (const name of served) {
      const front = { name, root: join(folder, name), place: await choosePlace() };
      const release = place(front, dist, 0);
      fronts.push({ ...front, server: await startServer(name, release, front.place) });
    }
  }, patience);

  afterAll(async () => {
    for (const front of fronts) {
      await front.server.stop();
      front.place.remove();
    }
    await nodes?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = ({ server }: Front, wish: { path: string; method?: string; headers?: object; body?: string }) =>
    ask({
      port: server.ports.https,
      host,
      tls: { name: host, authority: server.authority },
      ...wish,
      headers: { 'content-type': 'application/json', ...wish.headers },
    });

  const openPlayer = async (front: Front) => {
    const wish = { method: 'POST', path: '/sandbox/vendorPlayer', body: JSON.stringify({ real: 1_000_000 }) };
    return (JSON.parse((await get(front, wish)).body.toString()) as { value: ValueOf<'openSandboxPlayer'> })
      .value;
  };

  test(
    'are replaced one after the other, and the sites by a next release, and nobody meets an error',
    async () => {
      const visited: { front: Front; visits: Visits; player: ValueOf<'openSandboxPlayer'>; entry: string }[] =
        [];
      for (const front of fronts) {
        const player = await openPlayer(front);
        const entry = entryOf((await get(front, { path: '/' })).body.toString());
        const visits = playVisitors(front.server, { host, player, oldEntry: entry, count: 4 });
        visited.push({ front, visits, player, entry });
      }
      const further = (calls: number) => Promise.all(visited.map(({ visits }) => visits.further(calls)));
      await further(100);
      await nodes.replace(0);
      await further(100);
      // The last first: pages of the next release are rendered as soon as the first front has it.
      const releases = visited
        .toReversed()
        .map(({ front }) => ({ front, release: place(front, built, 1_000) }));
      for (const { front, release } of releases) await front.server.load(configOf(front.name, release));
      await further(100);
      await nodes.replace(1);
      await further(100);
      await Promise.all(visited.map(({ visits }) => visits.stop()));
      for (const { front, visits, player, entry } of visited) {
        const { log } = visits;
        console.log(`${front.name}: ${log.calls} calls, ${log.bets} of them bets.`);
        expect(log.failures, `${front.name}: ${front.server.log()}`).toEqual([]);
        expect([...log.entries], front.name).toEqual([entry, entry.replace('.js', '-next.js')]);
        const balance = await get(front, vendorCall(player, 'balance'));
        expect(JSON.parse(balance.body.toString()), front.name).toMatchObject({
          value: { real: 1_000_000 - log.bets },
        });
      }
    },
    patience,
  );
});
