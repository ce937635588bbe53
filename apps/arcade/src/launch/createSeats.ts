import { createHash, randomBytes } from 'node:crypto';
import { isLanguage } from '@marquee/reference';
import type { Store } from '../store/openStore.ts';
import type { Seat } from './Seat.ts';

/** What a launch's address says. */
export type Launch = {
  brand: string;
  vendor: string;
  game: string;
  player: string;
  token: string;
  currency: string;
  mode: 'real' | 'demo';
  language: string;
  lobbyUrl: string;
};

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const toSeat = (row: Record<string, unknown>): Seat => {
  const text = (name: string) => String(row[name]);
  const language = text('language');
  return {
    id: `${text('brand')}:${text('player')}`,
    session: Number(row['id']),
    language: isLanguage(language) ? language : 'en',
    currency: text('currency'),
    mode: row['mode'] === 'demo' ? 'demo' : 'real',
    lobbyUrl: text('lobby_url'),
    caller: {
      brand: text('brand'),
      vendor: text('vendor'),
      game: text('game'),
      player: text('player'),
      token: text('token'),
    },
  };
};

/** Keeps who has a game open: a launch's token opens a seat, whose own secret the page calls with. */
export const createSeats = (store: Store) => {
  const bySecret = store.prepare('select * from session where secret = ?');
  const byId = store.prepare('select * from session where id = ?');
  const lastOf = store.prepare(
    'select * from session where player = ? and brand = ? order by id desc limit 1',
  );
  const upsert = store.prepare(`
    insert into session
      (secret, launch, brand, vendor, game, player, token, currency, mode, language, lobby_url, created_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    on conflict (launch) do update set secret = excluded.secret, language = excluded.language
    returning *`);
  return {
    /** Opens a seat; opened again by the same launch, its page before loses it. */
    open: (launch: Launch, now: number): { seat: Seat; secret: string } => {
      const secret = randomBytes(24).toString('base64url');
      const { brand, vendor, game, player, token, currency, mode, language, lobbyUrl } = launch;
      const row = upsert.get(
        hash(secret),
        hash([brand, vendor, game, player, token].join('\n')),
        brand,
        vendor,
        game,
        player,
        token,
        currency,
        mode,
        language,
        lobbyUrl,
        now,
      );
      return { seat: toSeat(row ?? {}), secret };
    },
    bySecret: (secret: string): Seat | undefined => {
      const row = bySecret.get(hash(secret));
      return row && toSeat(row);
    },
    bySession: (session: number): Seat | undefined => {
      const row = byId.get(session);
      return row && toSeat(row);
    },
    /** The last seat of a player, after a restart too. */
    byPlayer: (id: string): Seat | undefined => {
      const [brand = '', player = ''] = id.split(':');
      const row = lastOf.get(player, brand);
      return row && toSeat(row);
    },
  };
};

export type Seats = ReturnType<typeof createSeats>;
