import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@marquee/api-client';

/** What to tell about a failed call: the platform's own sentence, or ours where no answer came. */
export const useErrorText = () => {
  const { t } = useLingui();
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t`Something went wrong here. Reload the page and try again.`;
    if (error.code === 'TIMEOUT' || error.code === 'NETWORK')
      return t`The platform did not answer. Check your connection and try again.`;
    const [problem] = error.details.fields ?? [];
    return problem?.message ?? error.message;
  };
};
