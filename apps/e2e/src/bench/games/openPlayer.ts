import { request } from 'node:http';

/** A player of the sandbox with a game open; see `POST /sandbox/vendorPlayer`. */
export type BenchPlayer = Record<
  'brand' | 'vendor' | 'secret' | 'gameId' | 'player' | 'token' | 'currency',
  string
>;

type Call = {
  host: string;
  port: number | string;
  path: string;
  body: string;
  headers?: Record<string, string>;
};

/** Posts JSON to this machine by a name of it: it knows none below localhost itself, as browsers do. */
export const post = ({ host, port, path, body, headers = {} }: Call): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: {
          host,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve(text)
            : reject(new Error(`${path}: ${answer.statusCode} ${text}`)),
        );
      },
    );
    sent.on('error', reject).end(body);
  });

/** Makes a player with more money than will be staked, and a game open. */
export const openPlayer = async (host: string, port: string, gameId: string): Promise<BenchPlayer> => {
  const told = await post({
    host,
    port,
    path: '/sandbox/vendorPlayer',
    body: JSON.stringify({ gameId, real: 1_000_000_000 }),
  });
  return (JSON.parse(told) as { value: BenchPlayer }).value;
};

/** The address at which the arcade opens the player's game. */
export const launchOf = (arcade: URL, host: string, player: BenchPlayer): string => {
  const { brand, vendor, gameId, token, currency } = player;
  const lobbyUrl = `http://${host}/`;
  const query = {
    vendor,
    token,
    player: player.player,
    brand,
    gameId,
    currency,
    mode: 'real',
    language: 'en',
    lobbyUrl,
  };
  return new URL(`/play?${new URLSearchParams(query)}`, arcade).href;
};
