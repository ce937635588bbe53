import { getSocialLinks } from '@marquee/contract/routes';
import { useToast } from '@marquee/feature-core';
import { useQueryClient } from '@tanstack/react-query';

/** Says what was done about a link, and shows the links as they are now. */
export const useLinkChanged = () => {
  const toast = useToast();
  const queries = useQueryClient();
  return async (words: string) => {
    toast('positive', words);
    await queries.invalidateQueries({ queryKey: [getSocialLinks.id] });
  };
};
