import { asc } from 'drizzle-orm';
import type { Handler } from '#kernel';
import { menuEntries } from './schema.ts';

/** Answers the entries of the main navigation. */
export const getMenuSettings: Handler<'getMenuSettings'> = async ({ tenant, language }) => {
  const entries = await tenant((tx) => tx.select().from(menuEntries).orderBy(asc(menuEntries.position)));
  return entries.map(({ id, label, category, path }) => ({ id, labelName: label[language], category, path }));
};
