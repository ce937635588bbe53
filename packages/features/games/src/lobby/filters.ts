import type { Category, Game } from '../catalogue/Game.ts';
import { isGameCategory } from '@marquee/reference';

/** What of the catalogue a lobby shows. */
export type Filters = {
  category?: Category | undefined;
  /** Code of a vendor. */
  vendor?: Game['vassalage'] | undefined;
  search?: string | undefined;
  /** How many pages of the list are shown, the first ones. */
  pages?: number | undefined;
};

/** Most pages that an address can open at once. */
const mostPages = 20;

const limit = { vendor: 32, search: 64 };

/** Reads filters from an address. What is no filter counts as none. `page` names a vendor (specification, section 2). */
export const readFilters = (params: URLSearchParams): Filters => {
  const category = params.get('category');
  const pages = Math.trunc(Number(params.get('pages')));
  return {
    category: isGameCategory(category) ? category : undefined,
    vendor: params.get('page')?.slice(0, limit.vendor) || undefined,
    search: params.get('search')?.trim().slice(0, limit.search) || undefined,
    pages: pages > 1 ? Math.min(pages, mostPages) : 1,
  };
};

/** Filters as the query of an address, with its question mark; empty where nothing is filtered. */
export const writeFilters = ({ category, vendor, search, pages = 1 }: Filters): string => {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (vendor) params.set('page', vendor);
  if (search) params.set('search', search);
  if (pages > 1) params.set('pages', String(pages));
  const text = params.toString();
  return text && `?${text}`;
};
