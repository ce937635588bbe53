import type { Handlers } from '#kernel';
import { getArticle } from './getArticle.ts';
import { getArticles } from './getArticles.ts';

/** Handlers of the domain news. */
export const newsHandlers = { getArticles, getArticle } satisfies Partial<Handlers>;
