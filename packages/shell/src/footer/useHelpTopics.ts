import { getHelpCenter } from '@marquee/contract/routes';
import { useApi, useSite } from '@marquee/feature-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type HelpTopic, helpTopicsKey, titlesOf } from './helpTopicsKey.ts';

/** The titles of the help centre: those that the page's HTML was made from, else asked for. */
export const useHelpTopics = (): readonly HelpTopic[] => {
  const { query } = useApi();
  const { language } = useSite();
  const written = useQueryClient().getQueryData<HelpTopic[]>(helpTopicsKey(language));
  const asked = useQuery({ ...query(getHelpCenter, {}), enabled: !written, select: titlesOf });
  return written ?? asked.data ?? [];
};
