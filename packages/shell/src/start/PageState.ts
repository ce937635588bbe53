import type { QueryKey } from '@tanstack/react-query';

/** Answers of the platform by their query keys. */
export type WrittenAnswers = (readonly [QueryKey, unknown])[];

/** What a prerendered page says of itself, as JSON in its HTML. */
export type PageState = {
  /** Path that the markup was made for. */
  page: string;
  /**
   * Addresses of the modules whose default exports are the answers that the markup was made from: those of every page,
   * and this one's own. They stay out of the HTML, so that less has to come before the first paint.
   */
  answers: readonly string[];
  /** Words for the case that not even the texts of the site can be loaded. */
  stalled: { title: string; text: string; action: string; elsewhere: string };
};

/** Reads the state of the page's HTML; undefined where the page is made by script alone. */
export const readPageState = (): PageState | undefined => {
  const text = document.getElementById('state')?.textContent;
  const state: unknown = text ? JSON.parse(text) : undefined;
  return typeof state === 'object' && state !== null && 'page' in state ? (state as PageState) : undefined;
};

/** Loads the answers that a page's markup was made from; undefined when they do not come. */
export const loadAnswers = async (state: PageState | undefined): Promise<WrittenAnswers | undefined> => {
  if (!state) return undefined;
  try {
    const load = (address: string) =>
      import(/* @vite-ignore */ address) as Promise<{ default: WrittenAnswers }>;
    const modules = await Promise.all(state.answers.map(load));
    return modules.flatMap((module) => module.default);
  } catch {
    return undefined;
  }
};
