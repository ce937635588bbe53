import { type Connection, insertRows, type Merchant, momentFrom } from '#kernel';
import { winners } from '#play';
import { catalogueOf, toMinor } from './seedGames.ts';

/** Masked as every board shows players: two letters, stars, two digits. */
const players = [
  'mi****07',
  'an****88',
  'hu****23',
  'li****19',
  'qu****66',
  'th****41',
  'ba****90',
  'kh****35',
];

/** Wins that are written; the board shows the latest of them. */
const rows = 40;

/** Writes the wins that the board of a new site begins with. */
export const seedWinners = async (tx: Connection, merchant: Merchant, now: Date): Promise<void> => {
  const { code, brand, settings } = merchant;
  const played = catalogueOf(merchant, settings.categories).filter(({ popularity }) => popularity >= 60);
  await insertRows(
    tx,
    winners,
    Array.from({ length: rows }, (_, index) => {
      const game = played[(index * 7) % played.length];
      if (!game) throw new Error('A merchant needs games before it has winners.');
      return {
        merchantCode: code,
        id: `seed-${index}`,
        player: players[(index * 3) % players.length] ?? '',
        nodeId: game.id,
        prize: toMinor(900 + ((index * 7_919) % 48_000), brand.currency),
        wonAt: momentFrom(now, { minutes: -(4 + index * 11 + ((index * 5) % 7)) }),
      };
    }),
  );
};
