import type { LocalText } from '../db/columns.ts';
import { cleanHtml } from './cleanHtml.ts';

/** Cleans HTML in every language. */
export const cleanLocalHtml = ({ vi, en }: LocalText): LocalText => ({
  vi: cleanHtml(vi),
  en: cleanHtml(en),
});
