import type { Launch } from './createSeats.ts';

const names = ['token', 'player', 'brand', 'gameId', 'currency', 'lobbyUrl', 'vendor'] as const;

/** The launch that an address names; undefined where something is missing or is of another form. */
export const readLaunch = (query: URLSearchParams): Launch | undefined => {
  const values = names.map((name) => query.get(name) ?? '');
  if (values.some((value) => value === '' || value.length > 512)) return undefined;
  const [token = '', player = '', brand = '', game = '', currency = '', lobbyUrl = '', vendor = ''] = values;
  const mode = query.get('mode');
  if (mode !== 'real' && mode !== 'demo') return undefined;
  if (!/^https?:$/.test(URL.parse(lobbyUrl)?.protocol ?? '')) return undefined;
  return {
    token,
    player,
    brand,
    game,
    currency,
    lobbyUrl,
    vendor,
    mode,
    language: query.get('language') ?? 'en',
  };
};
