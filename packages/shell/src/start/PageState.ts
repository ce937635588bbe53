import type { QueryKey } from '@tanstack/react-query';

/** What a prerendered page says of itself, as JSON in its HTML. */
export type PageState = {
  /** Path that the markup was made for. */
  page: string;
  /** Answers that the markup was made from. */
  queries: (readonly [QueryKey, unknown])[];
  /** Words for the case that not even the texts of the site can be loaded. */
  stalled: { title: string; text: string; action: string };
};

/** Reads the state of the page's HTML; undefined where the page is made by script alone. */
export const readPageState = (): PageState | undefined => {
  const text = document.getElementById('state')?.textContent;
  const state: unknown = text ? JSON.parse(text) : undefined;
  return typeof state === 'object' && state !== null && 'page' in state ? (state as PageState) : undefined;
};
