import { asc } from '#drizzle';
import { type Handler, textIn } from '#kernel';
import { withPreviewed } from '../content/withPreviewed.ts';
import { cleanHtml } from '../messages/cleanHtml.ts';
import { helpRows } from './helpRows.ts';
import { helpTopics } from './schema.ts';

/** Answers the help centre's topics. */
export const getHelpCenter: Handler<'getHelpCenter'> = async (context) => {
  const topics = await context.tenant(async (tx) => {
    const published = await tx
      .select()
      .from(helpTopics)
      .orderBy(asc(helpTopics.position), asc(helpTopics.id));
    return withPreviewed(tx, context, published, { kind: 'help', ...helpRows });
  });
  return {
    topics: topics.map(({ id, title, html, version }) => ({
      id,
      title: textIn(context, title),
      html: cleanHtml(textIn(context, html)),
      version,
    })),
  };
};
