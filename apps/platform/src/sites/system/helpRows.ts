import { helpTopics } from './schema.ts';
import type { ContentRows } from '../content/tableStore.ts';

/** Topics of the help centre. */
export const helpRows: ContentRows<typeof helpTopics> = {
  table: helpTopics,
  valueOf: ({ title, html, version, position }) => ({ title, html, edition: version, position }),
  rowOf: ({ merchantCode, id }, { title = {}, html = {}, edition, position = 0 }) => ({
    merchantCode,
    id,
    title,
    html,
    version: edition ?? null,
    position,
  }),
};
