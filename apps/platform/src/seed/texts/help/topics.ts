import type { Message } from '@marquee/i18n/msg';
import { localTextOf, type LocalText } from '#kernel';
import { legalTopics } from './legalTopics.ts';
import { memberTopics } from './memberTopics.ts';

/** What topics may say of the site that they stand on, by these names. */
export type HelpFacts = { name: string; minimumAge: number; holder: string; licence: string };

/** A topic of the help centre as the catalogs have it. One with a version is agreed to at registration. */
export type HelpTopic = { id: string; title: Message; html: Message; version: string | null };

/** The topics of a site in every language, in their order. */
export const helpTopicsOf = (
  facts: HelpFacts,
): { id: string; title: LocalText; html: LocalText; version: string | null }[] =>
  [...memberTopics, ...legalTopics].map(({ id, title, html, version }) => ({
    id,
    title: localTextOf(title, facts),
    html: localTextOf(html, { ...facts, version: version ?? '' }),
    version,
  }));
