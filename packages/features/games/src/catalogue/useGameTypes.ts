import type { RouteValue } from '@marquee/contract/route';
import { getGameTypes } from '@marquee/contract/routes';
import { useApi, useSite } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepAnswer } from './keptAnswer.ts';
import { useKeptAnswer } from './useKeptAnswer.ts';

type Types = RouteValue<'getGameTypes'>['content'];

/** The kinds of game that the merchant offers, with their numbers; kept in session storage (`gameType`). */
export const useGameTypes = (): Types | undefined => {
  const { query } = useApi();
  const { language } = useSite();
  const asked = query(getGameTypes, {});
  useKeptAnswer('gameType', language, asked.queryKey, (content: Types) => ({ content }));
  const { data, dataUpdatedAt } = useQuery(asked);
  const content = data?.content;
  useEffect(() => {
    if (content) keepAnswer('gameType', language, content, dataUpdatedAt);
  }, [content, dataUpdatedAt, language]);
  return content;
};
