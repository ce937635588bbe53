import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createVisitor } from '../../src/identity/session/testing/createVisitor.ts';
import { challengeOf, prove } from '../../src/identity/secondFactor/testing/meetChallenge.ts';
import { openPostgres } from '../../src/kernel/db/openPostgres.ts';
import { auditLedger } from '../../src/money/audit/auditLedger.ts';
import { startPostgres } from '../engines/startPostgres.ts';
import { createHttpCaller } from '../faults/kills/createHttpCaller.ts';
import { createMemberPlayer } from '../faults/kills/createMemberPlayer.ts';
import { createRandom } from '../faults/kills/createRandom.ts';
import { createVendorPlayer } from '../faults/kills/createVendorPlayer.ts';
import type { Errand } from '../faults/kills/Errand.ts';
import { openCast } from '../faults/kills/openCast.ts';
import { openSite } from '../faults/kills/openSite.ts';
import { startProcess } from '../faults/startProcess.ts';
import { type Prepared, prepareDatabase } from './prepareDatabase.ts';
import { runProgram } from './runProgram.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-drill-'));
const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

const name = 'drill';
const codes = [{ code: 'SENVANG' }, { code: 'SENVIP' }, { code: 'NORTHBAY' }];

/** Asks for one number, past the merchants. */
const count = async ({ adminUrl }: Prepared, statement: string) => {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${statement}`);
  await client.end();
  return Number(rows[0]?.n);
};
const countTransfers = (place: Prepared) => count(place, 'ledger_transfers');

/** Opens what was restored as a release does, and uses it. */
const expectWorking = async (place: Prepared) => {
  const { url } = place;
  const database = await openPostgres(url, () => undefined);
  expect(await auditLedger(database, codes)).toEqual([]);
  await database.close();
  const open = `pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef
    and exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee = 0)`;
  expect(await count(place, open), 'functions with their owner’s rights that everybody may call').toBe(0);

  const platform = startProcess(mkdtempSync(join(folder, 'data-')), {
    DATABASE_URL: url,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
  });
  try {
    const port = await platform.port;
    if (port === null) throw new Error(`The platform did not start: ${platform.output()}`);
    const caller = createHttpCaller(port);
    const ready = await caller.inject({
      method: 'GET',
      url: '/health/ready',
      headers: { host: 'localhost' },
    });
    expect(ready.statusCode, ready.body).toBe(200);
    const visitor = createVisitor(caller, { host: 'senvang-vip.localhost' });
    const { challenge } = await challengeOf(visitor, 'survivor0');
    expect((await prove(visitor, challenge, 'payeeName', 'Nguyễn Văn A')).status).toBe(200);
    expect((await visitor.call('getConsolidatedFunds')).value?.wallets.length).toBeGreaterThan(0);
    caller.close();
  } finally {
    platform.child.kill('SIGKILL');
    await platform.ended;
  }
};

test(
  'what is dumped while calls run is restored into a fresh cluster and under another name, whole and in use',
  { timeout: 180_000 },
  async () => {
    let source: Prepared | undefined;
    const site = await openSite(async (cluster) => (source = await prepareDatabase(cluster, name)));
    ends.push(site.close);
    if (!source) throw new Error('The database was not prepared.');
    const { seats, members } = await openCast(site, { seats: 4, members: 2 });
    const over = new AbortController();
    let answered = 0;
    const pass = async ({ ask }: Errand) => {
      const answer = await ask();
      answered += 1;
      return answer;
    };
    const playing = [
      ...seats.map((seat, index) => createVendorPlayer(site.caller, seat, createRandom(index))),
      ...members.map((member, index) =>
        createMemberPlayer(site.caller, site.secret, member, createRandom(100 + index)),
      ),
    ].map(async (play) => {
      while (!over.signal.aborted) await play(pass);
    });
    await expect.poll(() => answered).toBeGreaterThan(100);

    const file = join(folder, 'drill.dump');
    const before = await countTransfers(source);
    const since = answered;
    await runProgram('pg_dump', ['--format=custom', `--file=${file}`, source.backupUrl]);
    expect(answered, 'No call ran while the database was dumped.').toBeGreaterThan(since);
    over.abort();
    await Promise.all(playing);
    const after = await countTransfers(source);
    expect(statSync(file).size).toBeGreaterThan(10_000);

    // The owner sees no merchant's rows, and a dump without them must not pass for one.
    await expect(runProgram('pg_dump', [`--file=${file}.owner`, source.url])).rejects.toThrow(
      /row-level security/,
    );

    const hidden = await runProgram('pg_dump', ['--enable-row-security', source.url]);
    expect(hidden).toContain('CREATE TABLE public.accounts');
    expect(hidden).not.toContain('survivor0');

    const fresh = await startPostgres();
    ends.push(fresh.stop);
    const restored = await prepareDatabase(fresh.url, name);
    await runProgram('pg_restore', ['--exit-on-error', `--dbname=${restored.adminUrl}`, file]);
    const renamed = await prepareDatabase(site.clusterUrl, `${name}_other`);
    const own = ['--no-owner', '--no-acl', '--exit-on-error', `--dbname=${renamed.url}`, file];
    await runProgram('pg_restore', own);
    for (const place of [restored, renamed]) {
      const found = await countTransfers(place);
      expect(found).toBeGreaterThanOrEqual(before);
      expect(found).toBeLessThanOrEqual(after);
      await expectWorking(place);
    }
  },
);
