import { insertRows, type LocalText, type Merchant, type SettingsSection, type SettingValues } from '#kernel';
import { games } from '#play';
import { gameRowsOf, seedGames } from './seedGames.ts';

const texts = ['title', 'description', 'rules'] as const;
type Texts = { nodeId: string } & Record<(typeof texts)[number], LocalText>;

const keyOf = (nodeId: string, text: (typeof texts)[number]) => `games.${nodeId}.${text}`;

const valuesOf = (rows: readonly Texts[]): SettingValues =>
  Object.fromEntries(rows.flatMap((row) => texts.map((text) => [keyOf(row.nodeId, text), row[text]])));

const rowsOf = (merchant: Merchant) => gameRowsOf(merchant, merchant.settings.categories);

/**
 * What the catalogue says of each game: its title, what it is about and how it is played. What staff settles about a game
 * (whether it is offered, marks, order, maintenance) is not in it. A game that is new comes into the lobby; one that the
 * catalogue has no more stays, for records name it.
 */
export const gameSection: SettingsSection = {
  isFoldersAlone: true,
  wanted: (merchant) => valuesOf(rowsOf(merchant)),
  stored: async (tx) => {
    const { nodeId, title, description, rules } = games;
    return valuesOf(await tx.select({ nodeId, title, description, rules }).from(games));
  },
  write: async (tx, merchant, { set, stored }) => {
    if (Object.keys(set).some((key) => !(key in stored)))
      await seedGames(tx, merchant, merchant.settings.categories);
    const isRenewed = (key: string) => key in set && key in stored;
    if (!Object.keys(set).some(isRenewed)) return;
    const renewed = rowsOf(merchant).flatMap((row) => {
      const keys = texts.map((text) => [text, keyOf(row.nodeId, text)] as const);
      if (!keys.some(([, key]) => isRenewed(key))) return [];
      return { ...row, ...Object.fromEntries(keys.map(([text, key]) => [text, set[key] ?? stored[key]])) };
    });
    await insertRows(tx, games, renewed, {
      target: [games.merchantCode, games.nodeId],
      set: [games.title, games.description, games.rules],
    });
  },
};
