import { pathOfCategory } from '@marquee/reference';
import { asc, isNotNull, notInArray } from '#drizzle';
import { insertRows, localTextOf, type SettingsSection } from '#kernel';
import { type Category, categoryNames } from '#play';
import { menuEntries } from '#sites';

const key = 'categories';

/** Kinds of game in the order of the navigation. One that goes leaves the navigation; games of one that is new come with their texts. */
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
  write: async (tx, { code }, { set }) => {
    const categories = set[key] as readonly Category[];
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
  },
};
