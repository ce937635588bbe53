import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Filters and page of a list, which live in the address: a link shows another person the same. */
export const usePlace = () => {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (changes: Readonly<Record<string, string | null>>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes))
            if (value) next.set(name, value);
            else next.delete(name);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { params, set, page: Math.max(1, Number(params.get('page')) || 1) };
};
