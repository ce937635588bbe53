import { useMay } from './api/useMay.ts';
import { type Page, pages } from './pages.tsx';

/** The pages that whoever is logged in has about the merchant that is worked on, in the order of the navigation. */
export const usePages = (): readonly Page[] => {
  const may = useMay();
  return pages.filter((page) => page.may.some(may));
};

/** A page's own address. */
export const addressOf = ({ paths }: Pick<Page, 'paths'>): string => Object.keys(paths)[0] ?? '/';
