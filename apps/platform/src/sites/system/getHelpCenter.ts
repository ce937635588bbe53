import { asc } from 'drizzle-orm';
import type { Handler } from '#kernel';
import { cleanHtml } from '../messages/cleanHtml.ts';
import { helpTopics } from './schema.ts';

/** Answers the help centre's topics. */
export const getHelpCenter: Handler<'getHelpCenter'> = async ({ tenant, language }) => {
  const topics = await tenant((tx) => tx.select().from(helpTopics).orderBy(asc(helpTopics.position)));
  return {
    topics: topics.map(({ id, title, html, version }) => ({
      id,
      title: title[language],
      html: cleanHtml(html[language]),
      version,
    })),
  };
};
