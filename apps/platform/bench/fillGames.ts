import { sql } from '#drizzle';
import { openPglite } from '../src/kernel/db/openPglite.ts';

/** Fills the catalogue of each merchant of a data folder up to so many games, made from those that it has. */
const [folder, count] = process.argv.slice(2);
if (!folder || !(Number(count) > 0)) throw new Error('Name the data folder and the number of games.');
const database = await openPglite(folder);
try {
  for (const merchant of ['SENVANG', 'NORTHBAY'])
    await database.tenant(
      merchant,
      (tx) =>
        tx.execute(sql`
          insert into games (merchant_code, node_id, vassalage, category, title, description, rules, badge,
            return_to_player, min_bet, max_bet, lines, volatility, released_on, has_demo, has_real, popularity, position, features)
          select merchant_code, node_id || '-' || n, vassalage, category,
            jsonb_build_object('vi', (title ->> 'vi') || ' ' || n, 'en', (title ->> 'en') || ' ' || n),
            description, rules, badge, return_to_player, min_bet, max_bet, lines, volatility, released_on, has_demo,
            has_real, popularity, position + 1000 * n, features
          from games, generate_series(1, ${Number(count)}::int) as n
          order by n, position
          limit greatest(0, ${Number(count)}::int - (select count(*) from games))`),
      600_000,
    );
} finally {
  await database.close();
}
