import { asc } from '#drizzle';
import { type Handler, textIn } from '#kernel';
import { cleanHtml } from '../messages/cleanHtml.ts';
import { helpTopics } from './schema.ts';

/** Answers the help centre's topics. */
export const getHelpCenter: Handler<'getHelpCenter'> = async (context) => {
  const topics = await context.tenant((tx) => tx.select().from(helpTopics).orderBy(asc(helpTopics.position)));
  return {
    topics: topics.map(({ id, title, html, version }) => ({
      id,
      title: textIn(context, title),
      html: cleanHtml(textIn(context, html)),
      version,
    })),
  };
};
