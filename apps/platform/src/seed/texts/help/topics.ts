import type { LocalText } from '#kernel';
import { legalTopics } from './legalTopics.ts';
import { memberTopics } from './memberTopics.ts';

/** What topics may say of the site that they stand on. */
export type HelpFacts = { name: string; minimumAge: number; holder: string; licence: string };

/** A topic of the help centre. Those with a version are agreed to at registration. */
export type HelpTopicSeed = { id: string; title: LocalText; html: LocalText; version: string | null };

/** The topics of a site, in their order. */
export const helpTopicsOf = (facts: HelpFacts): HelpTopicSeed[] => [
  ...memberTopics(facts),
  ...legalTopics(facts),
];
