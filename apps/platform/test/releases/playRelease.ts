import { Client } from 'pg';
import { createMemberPlayer } from '../faults/kills/createMemberPlayer.ts';
import { createRandom } from '../faults/kills/createRandom.ts';
import { createVendorPlayer } from '../faults/kills/createVendorPlayer.ts';
import type { Errand } from '../faults/kills/Errand.ts';
import { openCast } from '../faults/kills/openCast.ts';
import type { FaultSite } from '../faults/kills/openSite.ts';
import { type Held, readHeld } from './readHeld.ts';

const errands = 25;

const operatorChanges = [
  {
    write: `update sites set password_max_age_days = 77, customer_service_email = 'operator@example.com' where merchant_code = 'NORTHBAY'`,
    read: `select password_max_age_days as days, customer_service_email as email from sites where merchant_code = 'NORTHBAY'`,
  },
  {
    write: `update deposit_methods set max = 123456000 where merchant_code = 'SENVIP' and method = 'vietqr'`,
    read: `select max::text as max from deposit_methods where merchant_code = 'SENVIP' and method = 'vietqr'`,
  },
  {
    write: `update settings set is_enabled = not is_enabled where merchant_code = 'SENVANG' and mod_id = 'FREEPLAY3'`,
    read: `select is_enabled from settings where merchant_code = 'SENVANG' and mod_id = 'FREEPLAY3'`,
  },
];

/** Lets players and members of a running site leave in its database what a release's has, and tells what that is. */
export const playRelease = async (site: FaultSite): Promise<Held> => {
  const { seats, members } = await openCast(site, { seats: 4, members: 2 });
  const random = createRandom(7);
  const pass = async ({ ask, status, name }: Errand) => {
    const answer = await ask();
    if (answer.status !== status) throw new Error(`${name} was answered ${answer.status}: ${answer.text}`);
    return answer;
  };
  const players = [
    ...seats.map((seat) => createVendorPlayer(site.caller, seat, random)),
    ...members.map((member) => createMemberPlayer(site.caller, site.secret, member, random)),
  ];
  for (const play of players) for (let index = 0; index < errands; index += 1) await play(pass);

  const client = new Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    const ask = async (statement: string) => (await client.query<Record<string, unknown>>(statement)).rows;
    const changed = [];
    for (const { write, read } of operatorChanges) {
      const { rowCount } = await client.query(write);
      if (rowCount !== 1) throw new Error(`An operator's change changed ${rowCount} rows: ${write}`);
      changed.push({ read, value: (await ask(read))[0] });
    }
    const host = members[0]?.host ?? '';
    const login = { host, username: 'survivor0', payeeName: 'Nguyễn Văn A' };
    return { ...(await readHeld(ask)), changed, login };
  } finally {
    await client.end();
  }
};
