import type { FeatureId } from '@marquee/brand';
import type { Message } from '@marquee/i18n/msg';
import { localTextOf, type LocalText } from '#kernel';
import { legalTopics } from './legalTopics.ts';
import { accountTopics, firstTopics, furtherTopics } from './memberTopics.ts';
import { balanceTopics, paymentTopics } from './moneyTopics.ts';

/** What topics may say of the site that they stand on, by these names. */
export type HelpFacts = { name: string; minimumAge: number; holder: string; licence: string };

/** A topic of the help centre as the catalogs have it. One with a version is agreed to at registration. */
export type HelpTopic = {
  id: string;
  title: Message;
  html: Message;
  version: string | null;
  /** The feature that it tells of: a site without that has no such topic. */
  needs?: FeatureId;
};

/** In their order: the first of them stand in the footer of every page. */
const topics: readonly HelpTopic[] = [
  ...firstTopics,
  ...paymentTopics,
  ...accountTopics,
  ...balanceTopics,
  ...furtherTopics,
  ...legalTopics,
];

/** The topics of a site in every language, in their order. */
export const helpTopicsOf = (
  facts: HelpFacts,
  features: readonly FeatureId[],
): { id: string; title: LocalText; html: LocalText; version: string | null }[] =>
  topics
    .filter(({ needs }) => needs === undefined || features.includes(needs))
    .map(({ id, title, html, version }) => ({
      id,
      title: localTextOf(title, facts),
      html: localTextOf(html, { ...facts, version: version ?? '' }),
      version,
    }));
