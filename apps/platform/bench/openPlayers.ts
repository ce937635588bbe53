import { createHmac } from 'node:crypto';
import type { ValueOf } from '@marquee/contract';

/** A player of the sandbox with a game open. */
export type BenchPlayer = ValueOf<'openSandboxPlayer'>;

const host = 'sen-vang.localhost';

/** Text of a request over a kept connection. */
export const requestOf = (
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
): string => {
  const all = { host, 'content-type': 'application/json', ...headers, 'content-length': String(body.length) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
};

/** A vendor's call, signed. */
export const signedRequest = (
  { vendor, secret, brand, player, token, gameId }: BenchPlayer,
  call: 'balance' | 'bet',
  fields: Record<string, unknown>,
): string => {
  const body = JSON.stringify({ call, brand, player, token, gameId, ...fields });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return requestOf('POST', `/vendor/v1/${call}`, { 'x-vendor': vendor, 'x-signature': signature }, body);
};

/** Opens players with more money than they will bet, at the vendors in turn. */
export const openPlayers = async (
  ask: (request: string) => Promise<{ body: string }>,
  count: number,
  vendors: readonly string[],
): Promise<BenchPlayer[]> => {
  const players: BenchPlayer[] = [];
  for (let index = 0; index < count; index += 1) {
    const wish = { vendor: vendors[index % vendors.length], real: 1_000_000_000 };
    const { body } = await ask(requestOf('POST', '/sandbox/vendorPlayer', {}, JSON.stringify(wish)));
    const { value } = JSON.parse(body) as { value?: BenchPlayer };
    if (!value) throw new Error(`No player was opened: ${body}`);
    players.push(value);
  }
  return players;
};
