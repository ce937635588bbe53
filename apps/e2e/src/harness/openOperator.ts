import { request } from 'node:http';
import { type Client, createClient, isApiError } from '@marquee/api-client';
import {
  acceptStaffInvitation,
  approveStaffWithdrawal,
  askStaffPayoutRules,
  changeStaffSite,
  decideStaffDispute,
  decideStaffRequest,
  getStaffRequests,
  getStaffSite,
  inviteStaff,
  proveStaff,
  readStaffInvitation,
  setStaffMaintenance,
  setStaffWallet,
} from '@marquee/contract/routes';
import type { RouteBody, RouteValue } from '@marquee/contract/route';
import { Secret, TOTP } from 'otpauth';
import { askSandbox } from './askSandbox.ts';
import { type Host, hosts } from './hosts.ts';
import { readMessage } from './readMessage.ts';
import { site } from './site.ts';

type Settings = RouteValue<'getStaffSite'>['settings'];

const password = 'Lanterns-over-9-rivers';
const reason = 'For the journey.';
const merchants: Record<Host, string> = {
  [hosts.senVang]: 'SENVANG',
  [hosts.senVip]: 'SENVIP',
  [hosts.northbay]: 'NORTHBAY',
  [hosts.kampong]: 'KAMPONG',
};

/** Brings calls to the console and keeps its cookies, as a browser does. */
const createCarrier = () => {
  const cookies = new Map<string, string>();
  return (address: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const call = request(
        {
          host: '127.0.0.1',
          port: site.port,
          method,
          path: address,
          headers: {
            ...Object.fromEntries(new Headers(headers)),
            host: `console.localhost:${site.port}`,
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          },
        },
        (answer) => {
          for (const line of answer.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
            cookies.set(name, value);
          }
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () =>
            resolve(new Response(Buffer.concat(parts).toString(), { status: answer.statusCode ?? 500 })),
          );
        },
      );
      call.on('error', reject);
      call.end(typeof body === 'string' ? body : undefined);
    });
};

type Person = {
  at: (host: Host) => Client;
  /** Makes a call again after a fresh code where it asks for one. */
  proven: <T>(call: () => Promise<T>) => Promise<T>;
};

/** Accepts the invitation that was sent to an address. */
const join = async (email: string): Promise<Person> => {
  const carry = createCarrier();
  const at = (host: Host) =>
    createClient({
      baseUrl: '',
      merchant: () => merchants[host],
      language: () => 'en',
      token: () => undefined,
      carry,
    });
  const client = at(hosts.northbay);
  const token = await readMessage(hosts.northbay, email, /\/invitation#([\w-]{43})/);
  const { secret } = await client(readStaffInvitation, { body: { token } });
  const codeIn = async (advanceSeconds: number) => {
    const wish = { advanceSeconds };
    const { now } = await askSandbox<{ now: string }>(hosts.northbay, 'POST', '/sandbox/clock', wish);
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(now) });
  };
  const [name = ''] = email.split('@');
  const body = { token, name, password, confirmPassword: password, code: await codeIn(0) };
  await client(acceptStaffInvitation, { body });
  return {
    at,
    proven: async (call) => {
      try {
        return await call();
      } catch (error) {
        if (!isApiError(error, 'PROOF_DUE')) throw error;
        // A code counts once, so a step of the platform's time has to pass.
        await client(proveStaff, { body: { code: await codeIn(31) } });
        return call();
      }
    },
  };
};

const begin = async () => {
  const owner = await join('owner@console.example');
  let colleague: Promise<Person> | undefined;
  /** Whoever agrees; from then on the owner is not alone, and what needs two people waits. */
  const second = () =>
    (colleague ??= (async () => {
      const email = 'second@console.example';
      const grants = [{ merchant: '*', role: 'payments' as const }];
      await owner.proven(() =>
        owner.at(hosts.northbay)(inviteStaff, { body: { email, language: 'en', grants } }),
      );
      return join(email);
    })());

  const settle = async <P extends 'flags' | 'regions' | 'logins'>(
    host: Host,
    part: P,
    change: Partial<Settings[P]>,
  ) => {
    const client = owner.at(host);
    const { settings, versions } = await client(getStaffSite, {});
    const next = { [part]: { ...settings[part], ...change } } as Partial<Pick<Settings, P>>;
    await client(changeStaffSite, { body: { version: versions[part], reason, ...next } });
  };
  type Maintenance = RouteBody<'setStaffMaintenance'>['maintenance'];
  return {
    settle,
    /** Closes the site at once, with words of its own; null opens it. */
    close: async (host: Host, wish: { message?: string } | null) => {
      const client = owner.at(host);
      const { versions } = await client(getStaffSite, {});
      const maintenance: Maintenance = wish && { startsAt: null, endsAt: null, ...wish };
      await client(setStaffMaintenance, { body: { version: versions.maintenance, maintenance, reason } });
    },
    setWallet: async (host: Host, isSingle: boolean) => {
      const client = owner.at(host);
      const { versions } = await client(getStaffSite, {});
      const body = { version: versions.wallet, isSingle, reason };
      await owner.proven(() => client(setStaffWallet, { body }));
    },
    /** Has to come before anything that needs two people: then it would wait. */
    setPayoutRules: async (host: Host, withdrawals: Settings['withdrawals']) => {
      const client = owner.at(host);
      const { versions } = await client(getStaffSite, {});
      const body = { version: versions.withdrawals, withdrawals, reason };
      await owner.proven(() => client(askStaffPayoutRules, { body }));
    },
    approve: (host: Host, reference: string) =>
      owner.proven(() => owner.at(host)(approveStaffWithdrawal, { body: { reference } })),
    /** Counts a payment as received that its member says has not arrived: one asks, another agrees. */
    rejectDispute: async (host: Host, reference: string) => {
      const other = await second();
      const body = { reference, decision: 'reject' as const, answer: 'The bank has confirmed it.' };
      await owner.proven(() => owner.at(host)(decideStaffDispute, { body }));
      const client = other.at(host);
      const { requests } = await client(getStaffRequests, {});
      const id = requests.find((asked) => asked.reference === reference)?.id ?? '';
      await other.proven(() => client(decideStaffRequest, { body: { id, decision: 'agree' } }));
    },
  };
};

let begun: ReturnType<typeof begin> | undefined;

/** Staff of the file's site, who work by the console's calls: for journeys that are about members. */
export const openOperator = (): ReturnType<typeof begin> => (begun ??= begin());
