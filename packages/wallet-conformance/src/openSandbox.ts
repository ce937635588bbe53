import type { Fixtures } from './Fixtures.ts';
import { send } from './send.ts';

type Opened = Omit<Fixtures, 'url' | 'main' | 'draws' | 'timeout'> & {
  player: string;
  token: string;
  expiredToken: string;
  lottery: string | null;
};

/** Asks a platform that runs in the sandbox for everybody whom the rules are played with. */
export const openSandbox = async (address: string, vendor?: string, timeout = 3_000): Promise<Fixtures> => {
  const open = async (wish: Record<string, unknown>): Promise<Opened> => {
    const url = new URL('/sandbox/vendorPlayer', address);
    const reply = await send({ url, headers: {}, body: JSON.stringify(wish), timeout: 30_000 });
    if (typeof reply === 'string' || reply.status !== 200) {
      throw new Error(`${url.href} gives no players: ${typeof reply === 'string' ? reply : reply.text}`);
    }
    return (JSON.parse(reply.text) as { value: Opened }).value;
  };
  const first = await open({ ...(vendor && { vendor }), real: 100_000 });
  const { gameId } = first;
  const foreign = await open({ vendor: first.vendor === 'BANYAN' ? 'LANTERN' : 'BANYAN' });
  return {
    vendor: first.vendor,
    secret: first.secret,
    brand: first.brand,
    currency: first.currency,
    url: new URL('/vendor/v1', address).href,
    gameId,
    main: first,
    other: await open({
      gameId,
      real: 1e5,
    }),
    blocked: await open({
      gameId,
      real: 100,
      isBlocked: true,
    }),
    mixed: await open({
      gameId,
      real: 1e4,
      bonus: 5e3,
    }),
    foreign: {
      vendor: foreign.vendor,
      secret: foreign.secret,
    },
    ...(foreign.lottery !== null && {
      draws: { vendor: foreign.vendor, secret: foreign.secret, lottery: foreign.lottery },
    }),
    timeout,
  };
};
