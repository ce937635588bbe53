/** Folder beside the brands' own that holds what renders their pages; no brand can have its name. */
export const pagesFolder = '_pages';

/** In that folder: the program that renders, run as a worker thread of whoever serves pages. */
export const rendererFile = 'code/renderer.js';

/** What the program is begun with. */
export type RendererData = {
  /** The folder of all brands' folders. */
  sites: string;
};

/** A page that is asked for. */
export type PageQuestion = {
  /** Id of the brand. */
  brand: string;
  /** Code of the merchant whose page it is. */
  merchant: string;
  language: string;
  /** Path without the language, such as `/games`. */
  path: string;
  /** The moment by the platform's clock, in ISO 8601: how old the page is counts from it. */
  now: string;
};

/** What is made of a page: its whole HTML; `missing` where it is about what is not there; `none` where nothing renders it. */
export type PageAnswer = { html: string } | 'missing' | 'none';

/** What the program is told: a page to render, or the platform's answer to a question of its own. */
export type ToRenderer =
  | { render: number; page: PageQuestion }
  | { question: number; value: unknown }
  | { question: number; refusal: string };

/** What the program tells: a question for the platform (the host, the call with its query, the language), or a page. */
export type FromRenderer =
  | { question: number; asked: readonly [host: string, path: string, language: string] }
  | { rendered: number; page: PageAnswer }
  | { rendered: number; failure: string };
