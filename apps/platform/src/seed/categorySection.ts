import { pathOfCategory } from '@marquee/reference';
import { asc, isNotNull, notInArray } from '#drizzle';
import { insertRows, localTextOf, type SettingsSection } from '#kernel';
import { type Category, categoryNames } from '#play';
import { menuEntries } from '#sites';
import { seedGames } from './seedGames.ts';

const key = 'categories';

/** Kinds of game in the order of the navigation. A kind that is new brings its games; one that goes leaves the navigation. */
export const categorySection: SettingsSection = {
  wanted: ({ settings }) => ({ [key]: settings.categories }),
  stored: async (tx) => {
    const entries = await tx
      .select({ category: menuEntries.category })
      .from(menuEntries)
      .where(isNotNull(menuEntries.category))
      .orderBy(asc(menuEntries.position));
    return entries.length > 0 ? { [key]: entries.map(({ category }) => category) } : {};
  },
  write: async (tx, merchant, { set }) => {
    const categories = set[key] as readonly Category[];
    const { code } = merchant;
    await tx.delete(menuEntries).where(notInArray(menuEntries.id, [...categories]));
    const entries = categories.map((category, position) => ({
      merchantCode: code,
      id: category,
      label: localTextOf(categoryNames[category]),
      category,
      path: pathOfCategory(category),
      position,
    }));
    await insertRows(tx, menuEntries, entries, {
      target: [menuEntries.merchantCode, menuEntries.id],
      set: [menuEntries.position],
    });
    await seedGames(tx, merchant, categories);
  },
};
