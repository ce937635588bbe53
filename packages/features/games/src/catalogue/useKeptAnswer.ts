import type { SessionKey } from '@marquee/feature-core';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keptAnswer } from './keptAnswer.ts';

/**
 * Hands a query the answer that was kept in this language, where it has none yet. Only once the page stands: a written
 * page was made without it, and is taken over as it was made.
 */
export const useKeptAnswer = <T, Kept>(
  key: SessionKey,
  language: string,
  queryKey: QueryKey,
  read: (kept: Kept) => T,
): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (client.getQueryData(queryKey) !== undefined) return;
    const found = keptAnswer(key, language);
    if (found) client.setQueryData(queryKey, read(found.value as Kept), { updatedAt: found.at });
  });
};
