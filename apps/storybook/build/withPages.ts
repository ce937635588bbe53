import type { Indexer } from 'storybook/internal/types';

const kit = '/packages/ui/src/';

/** Puts a page before the stories of each part of the kit. */
export const withPages = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options);
    if (!file.replaceAll('\\', '/').includes(kit)) return entries;
    return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), 'autodocs'] }));
  },
});
