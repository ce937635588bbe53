import type { QueryKey } from '@tanstack/react-query';

/** Answers of the platform by their query keys. */
export type WrittenAnswers = (readonly [QueryKey, unknown])[];

/** What a written page says of itself, as JSON in its HTML. */
export type PageState = {
  /** Path that the markup was made for. */
  page: string;
  /** The answers that the markup was made from; none in the frame of pages that scripts make. */
  answers: WrittenAnswers;
  /** When they were given, by the platform's clock. */
  writtenAt: string;
  /** Words for the case that not even the texts of the site can be loaded. */
  stalled: { title: string; text: string; action: string; elsewhere: string };
};

/** Reads the state of the page's HTML; undefined where the page is made by script alone. */
export const readPageState = (): PageState | undefined => {
  const text = document.getElementById('state')?.textContent;
  const state: unknown = text ? JSON.parse(text) : undefined;
  return typeof state === 'object' && state !== null && 'page' in state ? (state as PageState) : undefined;
};
