import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createVisitor } from '../../src/identity/session/testing/createVisitor.ts';
import { openPostgres } from '../../src/kernel/db/openPostgres.ts';
import { openStaff, type TestStaff } from '../../src/staff/testing/openStaff.ts';
import { createTestPlatform, type TestPlatform } from '../createTestPlatform.ts';
import { clonePostgres } from '../engines/cloneDatabase.ts';

const engine = inject('engine');
if (engine.kind !== 'postgres') throw new Error('Nodes of one database are tested on PostgreSQL.');

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

let nodes: TestPlatform[] = [];
let owner: TestStaff;

const at = (index: number) => {
  const node = nodes[index];
  if (!node) throw new Error('The node does not run.');
  return node;
};
const host = 'sen-vang.localhost';
const visitAt = (index: number, place = { host, address: '10.9.0.1' }) =>
  createVisitor(at(index).app, { language: 'en', ...place });

beforeAll(async () => {
  const { url, drop } = await clonePostgres(engine);
  ends.push(drop);
  for (let node = 0; node < 2; node += 1) {
    const platform = await createTestPlatform({}, () => openPostgres(url, () => undefined));
    ends.push(platform.close);
    nodes = [...nodes, platform];
  }
  const { hire } = openStaff({
    platform: () => at(0),
    visit: (place = {}) => visitAt(0, { host, address: '10.9.0.2', ...place }),
    moveClock: async (seconds) => {
      await visitAt(0).call('setSandboxClock', { body: { advanceSeconds: seconds } });
    },
  });
  owner = await hire('owner');
});

const versions = async () => {
  const { value } = await owner.visitor.call('getStaffSite');
  if (!value) throw new Error('The site was not read.');
  return value;
};
const reason = 'Tried on both nodes.';

test('a change that one node takes is followed by the other without a restart', async () => {
  const other = visitAt(1);
  expect((await other.call('getWhitelabel')).status).toBe(200);
  const { settings, versions: seen } = await versions();
  const blocked = [...settings.regions.blocked, '10.9.0.1'];
  await owner.visitor.call('changeStaffSite', {
    body: { version: seen.regions, regions: { ...settings.regions, blocked }, reason },
  });
  await expect
    .poll(async () => (await other.call('getWhitelabel')).error?.code, { timeout: 5_000 })
    .toBe('ADDRESS_BLOCKED');
  const now = await versions();
  await owner.visitor.call('changeStaffSite', {
    body: { version: now.versions.regions, regions: settings.regions, reason },
  });
  await expect.poll(async () => (await other.call('getWhitelabel')).status, { timeout: 5_000 }).toBe(200);
});

test('maintenance closes every node and opens every node', async () => {
  const told = async () => (await visitAt(1).call('getStatus')).value?.maintenance;
  expect(await told()).toBe(false);
  await owner.visitor.call('setStaffMaintenance', {
    body: {
      version: (await versions()).versions.maintenance,
      maintenance: { startsAt: null, endsAt: null },
      reason,
    },
  });
  await expect.poll(told, { timeout: 5_000 }).toBe(true);
  await owner.visitor.call('setStaffMaintenance', {
    body: { version: (await versions()).versions.maintenance, maintenance: null, reason },
  });
  await expect.poll(told, { timeout: 5_000 }).toBe(false);
});
