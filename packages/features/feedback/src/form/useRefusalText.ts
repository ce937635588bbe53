import { ApiError } from '@marquee/api-client';
import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';

/** Why a message was not taken, from when on it can be, and that nothing of it is lost. */
export const useRefusalText = () => {
  const { t } = useLingui();
  const { relative } = useDateTime();
  const errorText = useErrorText();
  return (error: unknown): string => {
    const at = Date.now();
    const seconds = error instanceof ApiError ? error.details.retryAfter : undefined;
    // Rounded up, lest the time that is told comes before the one that counts.
    const step = seconds !== undefined && seconds < 3600 ? 60 : 3600;
    const when = seconds && relative(at + Math.ceil(seconds / step) * step * 1000, at);
    const wait = when && t`You can send it ${when}.`;
    return [errorText(error), wait, t`What you wrote is still here.`].filter(Boolean).join(' ');
  };
};
