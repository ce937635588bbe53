import { useLocation, useNavigate } from 'react-router-dom';
import type { Category } from '../catalogue/Game.ts';
import { type Filters, readFilters, writeFilters } from './filters.ts';

/**
 * The filters in the address, and how to change them. `fixed` is the category of a lobby that has only one:
 * its address does not name it.
 */
export const useFilters = (fixed?: Category) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const filters: Filters = readFilters(new URLSearchParams(search));
  if (fixed) filters.category = fixed;
  const change = (changes: Filters) => {
    const next = { ...filters, pages: 1, ...changes };
    // The entry of the history is replaced: Back leaves the lobby and does not undo letters of a search.
    void navigate(
      { pathname, search: writeFilters(fixed ? { ...next, category: undefined } : next) },
      { replace: true },
    );
  };
  return { filters, change };
};
