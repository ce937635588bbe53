import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Names that filters must not have. */
type Own = 'sort' | 'page' | 'columns';

/** How a table is looked at, as the address says it. */
export type TableState = {
  /** Counted from 1. */
  page: number;
  /** A column's id, after a `-` where it descends; as servers take it. */
  sort: string | undefined;
  /** Ids of the columns that are shown, where the reader has chosen. */
  columns: readonly string[] | undefined;
  /** What a filter is set to. */
  filter: (name: string) => string | undefined;
  /** Everything but the page, as a saved view keeps it. */
  view: string;
  /** Changes sorting, columns or filters, by name; null takes one away. The page is the first again unless it is told. */
  set: (changes: Readonly<Record<string, string | null>>) => void;
  /** Looks at the table as a saved view does. */
  setView: (view: string) => void;
};

/**
 * Sorting, filters, page and columns of the table of an id, which live in the address below its id
 * (`?members.sort=-seen&members.state=locked`): a link shows another person the same.
 */
export const useTableState = (id: string): TableState => {
  const [params, setParams] = useSearchParams();
  const prefix = `${id}.`;
  const get = useCallback((name: string) => params.get(`${prefix}${name}`) ?? undefined, [params, prefix]);
  const set = useCallback(
    (changes: Readonly<Record<string, string | null>>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries({ page: null, ...changes }))
            if (value) next.set(`${prefix}${name}`, value);
            else next.delete(`${prefix}${name}`);
          return next;
        },
        { replace: true },
      ),
    [setParams, prefix],
  );
  const setView = useCallback(
    (view: string) =>
      setParams((before) => {
        const others = [...before].filter(([name]) => !name.startsWith(prefix));
        const kept = [...new URLSearchParams(view)].map(([name, value]) => [`${prefix}${name}`, value]);
        return new URLSearchParams([...others, ...kept]);
      }),
    [setParams, prefix],
  );
  return useMemo(() => {
    const own = [...params]
      .filter(([name]) => name.startsWith(prefix) && name !== `${prefix}page`)
      .map(([name, value]): [string, string] => [name.slice(prefix.length), value])
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return {
      page: Math.max(1, Math.trunc(Number(get('page' satisfies Own))) || 1),
      sort: get('sort' satisfies Own),
      columns: get('columns' satisfies Own)?.split(','),
      filter: get,
      view: new URLSearchParams(own).toString(),
      set,
      setView,
    };
  }, [params, prefix, get, set, setView]);
};
