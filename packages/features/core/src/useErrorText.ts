import { ApiError } from '@marquee/api-client';
import { useLingui } from '@lingui/react/macro';

/** One sentence for the reader about a failed call: the platform's own, or ours where no answer came. */
export const useErrorText = () => {
  const { t } = useLingui();
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t`Something went wrong here. Reload the page and try again.`;
    if (error.code === 'TIMEOUT') return t`The answer took too long. Check your network and try again.`;
    if (error.code === 'NETWORK') return t`The network link is not working. Check it and try again.`;
    return error.message;
  };
};
