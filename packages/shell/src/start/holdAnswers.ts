import type { QueryClient } from '@tanstack/react-query';
import type { WrittenAnswers } from './PageState.ts';

/**
 * Gives the page the answers that its markup was made from, and keeps them until `renew`: parts of the page are taken
 * over one after another, and one whose answer had changed by then would not be what stands in its markup.
 * Those that are shown and no longer fresh are asked for again then.
 * @param givenAt When they were given, in milliseconds of this browser's clock.
 */
export const holdAnswers = (
  queryClient: QueryClient,
  answers: WrittenAnswers,
  givenAt: number,
): { renew: () => Promise<void> } => {
  for (const [key, data] of answers) {
    queryClient.setQueryData(key, data, { updatedAt: givenAt });
    queryClient.setQueryDefaults(key, { refetchOnMount: false });
  }
  return {
    renew: async () => {
      for (const [key] of answers) queryClient.setQueryDefaults(key, {});
      // One after another: a dozen answers at once hold a slow phone up for longer than a touch can wait.
      for (const [queryKey] of answers)
        await queryClient.refetchQueries(
          { queryKey, exact: true, type: 'active', stale: true },
          { cancelRefetch: false },
        );
    },
  };
};
