import type { RouteValue } from '@marquee/contract/route';
import { getGameTypes } from '@marquee/contract/routes';
import { useApi, useSite } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepAnswer, keptAnswer } from './keptAnswer.ts';

type Types = RouteValue<'getGameTypes'>['content'];

/** The kinds of game that the merchant offers, with their numbers; kept in session storage (`gameType`). */
export const useGameTypes = (): Types | undefined => {
  const { query } = useApi();
  const { language } = useSite();
  const kept = () => keptAnswer('gameType', language);
  const { data, dataUpdatedAt } = useQuery({
    ...query(getGameTypes, {}),
    initialData: () => {
      const found = kept();
      return found && { content: found.value as Types };
    },
    initialDataUpdatedAt: () => kept()?.at,
  });
  const content = data?.content;
  useEffect(() => {
    if (content) keepAnswer('gameType', language, content, dataUpdatedAt);
  }, [content, dataUpdatedAt, language]);
  return content;
};
