import type { Operation } from '@marquee/contract';
import { Client } from 'pg';
import { type Answer, createVisitor } from '../../../src/identity/session/testing/createVisitor.ts';
import { testPassword } from '../../../src/identity/session/testing/fillRegistration.ts';
import { acceptOwner } from '../../../src/staff/testing/acceptOwner.ts';
import { signUp } from '../../../src/identity/session/testing/signUp.ts';
import { createVendor, type Seat } from '../../../src/play/vendors/testing/createVendor.ts';
import type { Caller } from '../../Caller.ts';
import type { Member } from './createMemberPlayer.ts';
import type { FaultSite } from './openSite.ts';

/** What a cast is opened on. */
type Stage = Pick<FaultSite, 'databaseUrl' | 'gateway'> & { caller: Caller };

/** Who plays: players at vendors of a merchant with one wallet, members of one where each vendor has its own. */
export type Cast = { seats: Seat[]; members: Member[] };

const [host, merchant] = ['senvang-vip.localhost', 'SENVIP'];
const paymentPassword = '246813';
const vendors = ['LANTERN', 'BANYAN', 'NINETIDES', 'EMBEROAK'];

const valueOf = <O extends Operation>({ value, text }: Answer<O>) => {
  if (value === undefined) throw new Error(`The test could not begin: ${text}`);
  return value;
};

const inDatabase = async <T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const idOf = (databaseUrl: string, username: string): Promise<string> =>
  inDatabase(databaseUrl, async (client) => {
    const find = 'select id from accounts where merchant_code = $1 and username_key = $2';
    const { rows } = await client.query<{ id: string }>(find, [merchant, username]);
    return rows[0]?.id ?? '';
  });

/** Looser rules than the console lets anybody set. */
const loosen = `insert into withdrawal_rules (merchant_code, account_id, rules)
  values ($1, '00000000-0000-0000-0000-000000000000', $2::jsonb)
  on conflict (merchant_code, account_id) do update set rules = excluded.rules`;

const openMember = async ({ caller, databaseUrl }: Stage, index: number): Promise<Member> => {
  const visitor = createVisitor(caller, { host });
  const username = `survivor${index}`;
  await signUp(visitor, username);
  const set = { password: testPassword, paymentPassword, confirmPaymentPassword: paymentPassword };
  valueOf(await visitor.call('setPaymentPassword', { body: set }));
  const card = { bankCode: 'VCB', number: `97040000000${index}`, payeeName: 'Nguyễn Văn A', paymentPassword };
  const { id: cardId } = valueOf(await visitor.call('addBankCard', { body: card }));
  const [wallet] = valueOf(await visitor.call('getConsolidatedFunds')).wallets;
  const vendor = wallet?.vassalage ?? '';
  const id = await idOf(databaseUrl, username);
  return { id, merchant, host, visitor, cardId, paymentPassword, vendor };
};

/** Opens players with money, and members who deposit theirs, with bounds that no member of the test comes to. */
export const openCast = async (site: Stage, counts: { seats: number; members: number }): Promise<Cast> => {
  await site.gateway.inject({
    method: 'POST',
    url: '/behaviour',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ payouts: 'hold' }),
  });
  const reason = 'For the test.';
  const owner = await acceptOwner(site.caller, merchant);
  const { settings, versions } = valueOf(await owner.call('getStaffSite'));
  const flags = { ...settings.flags, REGMOBVERF3: false };
  valueOf(await owner.call('changeStaffSite', { body: { version: versions.flags, flags, reason } }));
  const wallet = { version: versions.wallet, isSingle: false, reason };
  valueOf(await owner.call('setStaffWallet', { body: wallet }));
  const deposits = { ...settings.deposits, dayMax: null };
  valueOf(await owner.call('changeStaffSite', { body: { version: versions.deposits, deposits, reason } }));
  const rules = {
    minAmount: 1,
    maxAmount: 1_000_000_000,
    dayCount: 1_000_000,
    daySum: 1_000_000_000,
    riskAmount: 1_000_000_000,
    holdsFirst: false,
    needsProof: false,
    approveAfterSeconds: 1,
  };
  await inDatabase(site.databaseUrl, (client) => client.query(loosen, [merchant, JSON.stringify(rules)]));
  const { open } = createVendor(site.caller);
  const cast: Cast = { seats: [], members: [] };
  for (let index = 0; index < counts.seats; index += 1) {
    const vendor = vendors[index % vendors.length];
    cast.seats.push(await open({ ...(vendor && { vendor }), real: 1_000_000_000 }));
  }
  for (let index = 0; index < counts.members; index += 1) cast.members.push(await openMember(site, index));
  return cast;
};
