import { isGameCategory, pathOfCategory } from '@marquee/reference';
import { asc } from '#drizzle';
import { type Handler, textIn } from '#kernel';
import { menuEntries } from './schema.ts';

/** Answers the entries of the main navigation. */
export const getMenuSettings: Handler<'getMenuSettings'> = async (context) => {
  const entries = await context.tenant((tx) =>
    tx.select().from(menuEntries).orderBy(asc(menuEntries.position)),
  );
  return entries.map(({ id, label, category, path }) => ({
    id,
    labelName: textIn(context, label),
    category,
    // What stands there of a kind of game is as old as its row.
    path: isGameCategory(category) ? pathOfCategory(category) : path,
  }));
};
