import type { QueryClient } from '@tanstack/react-query';
import type { WrittenAnswers } from './PageState.ts';

/**
 * Gives the page the answers that its markup was made from, and keeps them until `renew`: parts of the page are taken
 * over one after another, and one whose answer had changed by then would not be what stands in its markup.
 */
export const holdAnswers = (queryClient: QueryClient, answers: WrittenAnswers): { renew: () => void } => {
  for (const [key, data] of answers) {
    queryClient.setQueryData(key, data, { updatedAt: 0 });
    queryClient.setQueryDefaults(key, { refetchOnMount: false });
  }
  return {
    renew: () => {
      for (const [key] of answers) {
        queryClient.setQueryDefaults(key, {});
        void queryClient.refetchQueries({ queryKey: key, exact: true, type: 'active', stale: true });
      }
    },
  };
};
