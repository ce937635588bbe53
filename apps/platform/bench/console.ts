import { cpus, loadavg } from 'node:os';
import { createReader, testVariables } from '@marquee/variables';
import { Client } from 'pg';
import { callsRoleOf } from '../src/kernel/db/callsRoleOf.ts';
import { openPostgres } from '../src/kernel/db/openPostgres.ts';
import { startPostgres } from '../test/engines/startPostgres.ts';
import { fillMembers } from './fillMembers.ts';
import { fillPlay } from './fillPlay.ts';
import { measureChecks, measureOverviews, measureSumming } from './measureOverview.ts';
import { measureSearches } from './measureSearches.ts';

const reader = createReader(testVariables);
const count = reader.requiredNumber('MEMBERS');
const entries = reader.requiredNumber('ENTRIES');
const postgres = await startPostgres();
try {
  const database = await openPostgres(postgres.url, (error) => console.error(error.message));
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const begun = performance.now();
    await fillMembers(client, count);
    console.log(`${count} members made in ${Math.round((performance.now() - begun) / 1000)} s.`);
    const filled = performance.now();
    await fillPlay(client, count, entries);
    console.log(`${entries} entries made in ${Math.round((performance.now() - filled) / 1000)} s.`);
    const times = await measureSearches(database, client, callsRoleOf('postgres'), count);
    console.table(
      times.map(({ wish, first, median, most, found }) => ({
        'searched by': wish,
        'first ms': first.toFixed(1),
        'median ms': median.toFixed(1),
        'most ms': most.toFixed(1),
        found,
      })),
    );
    for (const { wish, plans } of times) console.log([`${wish}:`, ...plans].join('\n'));
    const summing = await measureSumming(database);
    console.log(
      `Summed in ${Math.round(summing.took / 1000)} s, ${summing.slices} transactions, the longest ${Math.round(summing.most)} ms.`,
    );
    const overview = await measureOverviews(database, client, callsRoleOf('postgres'));
    console.table(overview.times);
    console.log(overview.plans.join('\n'));
    console.table(await measureChecks(database));
    console.log(`${cpus().length} cores; load average ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await client.end();
    await database.close();
  }
} finally {
  await postgres.stop();
}
