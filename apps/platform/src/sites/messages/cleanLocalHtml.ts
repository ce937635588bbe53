import type { LocalText } from '#kernel';
import { cleanHtml } from './cleanHtml.ts';

/** Cleans HTML in every language. */
export const cleanLocalHtml = ({ vi, en }: LocalText): LocalText => ({
  vi: cleanHtml(vi),
  en: cleanHtml(en),
});
