import type { RouteValue } from '@marquee/contract/route';

type HelpCenter = RouteValue<'getHelpCenter'>;

/** A topic of the help centre as a link to it. */
export type HelpTopic = Pick<HelpCenter['topics'][number], 'id' | 'title' | 'version'>;

/** Where a written page keeps the topics' titles: their whole texts would outweigh the page. */
export const helpTopicsKey = (language: string) => ['helpTopics', language] as const;

/** The topics without their texts. */
export const titlesOf = ({ topics }: HelpCenter): HelpTopic[] =>
  topics.map(({ id, title, version }) => ({ id, title, version }));
