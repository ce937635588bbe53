import { cpus, loadavg } from 'node:os';
import { createReader, testVariables } from '@marquee/variables';
import { Client } from 'pg';
import { callsRoleOf } from '../src/kernel/db/callsRoleOf.ts';
import { openPostgres } from '../src/kernel/db/openPostgres.ts';
import { startPostgres } from '../test/engines/startPostgres.ts';
import { fillMembers } from './fillMembers.ts';
import { measureSearches } from './measureSearches.ts';

const count = createReader(testVariables).requiredNumber('MEMBERS');
const postgres = await startPostgres();
try {
  const database = await openPostgres(postgres.url, (error) => console.error(error.message));
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const begun = performance.now();
    await fillMembers(client, count);
    console.log(`${count} members made in ${Math.round((performance.now() - begun) / 1000)} s.`);
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
    console.log(`${cpus().length} cores; load average ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await client.end();
    await database.close();
  }
} finally {
  await postgres.stop();
}
