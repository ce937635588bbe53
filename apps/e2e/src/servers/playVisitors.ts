import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ValueOf } from '@marquee/contract';
import { documentPolicy } from '@marquee/deployment';
import { type Answer, ask, type Call, keptConnections } from './ask.ts';
import { entryOf } from './makeNextBuild.ts';
import type { WebServer } from './WebServer.ts';

/** A player of the sandbox whose vendor calls the wallet. */
type Player = ValueOf<'openSandboxPlayer'>;

/** What visitors and a vendor have met at a web server. */
export type Log = { calls: number; bets: number; entries: Set<string>; failures: string[] };

/** What is called over and over, by several at once. */
export type Visits = {
  log: Log;
  /** Resolves once as many further calls have been answered. */
  further: (calls: number) => Promise<void>;
  /** Lets those that have begun end. */
  stop: () => Promise<void>;
};

const hashesOf = (policy: string) => policy.match(/'sha256-[^']+'/g) ?? [];

/** One vendor's call, signed as the sandbox's player says. */
export const vendorCall = (player: Player, call: 'bet' | 'balance', fields: Record<string, unknown> = {}) => {
  const { brand, vendor, secret, gameId, player: id, token } = player;
  const transactionId = `t-${randomUUID()}`;
  const body = JSON.stringify({ call, brand, player: id, token, gameId, transactionId, ...fields });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-vendor': vendor, 'x-signature': signature };
  return { path: `/vendor/v1/${call}`, method: 'POST', headers, body };
};

/**
 * Visits a host at a web server until it is told to stop: pages with the code that they name, calls, bets of a
 * vendor, and code of a page that was opened before. Whatever is not answered with 200 is a failure.
 */
export const playVisitors = (
  server: WebServer,
  { host, player, oldEntry, count }: { host: string; player: Player; oldEntry: string; count: number },
): Visits => {
  const log: Log = { calls: 0, bets: 0, entries: new Set(), failures: [] };
  const ending = new AbortController();
  const visit = async (number: number) => {
    const agent = keptConnections();
    const get = async (wish: Partial<Call> & { path: string }): Promise<Answer | null> => {
      const what = `${wish.method ?? 'GET'} ${wish.path}`;
      try {
        const answer = await ask({
          port: server.ports.https,
          host,
          tls: { name: host, authority: server.authority },
          agent,
          ...wish,
          // As many visitors as a limit of calls by address wants.
          headers: { ...wish.headers, 'x-forwarded-for': `203.0.${number}.${log.calls % 250}` },
        });
        log.calls += 1;
        if (answer.status === 200) return answer;
        log.failures.push(`${what}: ${answer.status} ${answer.body.toString().slice(0, 200)}`);
      } catch (error) {
        log.failures.push(`${what}: ${(error as Error).message}`);
      }
      return null;
    };
    const openPage = async () => {
      const page = await get({ path: '/' });
      if (!page) return;
      const html = page.body.toString();
      const policy = String(page.headers['content-security-policy']);
      const unknown = hashesOf(documentPolicy([html], [''])).filter((hash) => !policy.includes(hash));
      if (unknown.length > 0) log.failures.push(`A page whose policy does not know ${unknown.join(', ')}`);
      const entry = entryOf(html);
      log.entries.add(entry);
      await get({ path: entry });
    };
    const bet = async () => {
      const call = vendorCall(player, 'bet', {
        roundId: `r-${number}`,
        currency: player.currency,
        amount: 1,
      });
      if (await get(call)) log.bets += 1;
    };
    while (!ending.signal.aborted) {
      await openPage();
      await get({ path: '/wps/system/countries' });
      await bet();
      await get({ path: oldEntry });
      await wait(10);
    }
    agent.destroy();
  };
  const visits = Array.from({ length: count }, (_, number) => visit(number));
  return {
    log,
    further: async (calls) => {
      const goal = log.calls + calls;
      const hasCome = async () => {
        while (log.calls < goal && log.failures.length < 100) await wait(20);
      };
      await Promise.race([hasCome(), Promise.all(visits)]);
    },
    stop: async () => {
      ending.abort();
      await Promise.all(visits);
    },
  };
};
