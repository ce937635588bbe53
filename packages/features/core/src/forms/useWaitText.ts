import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@marquee/api-client';

/** When a further try can succeed, in words; nothing where the answer does not say. */
export const useWaitText = () => {
  const { t } = useLingui();
  return (error: unknown): string | undefined => {
    const seconds = error instanceof ApiError ? error.details.retryAfter : undefined;
    if (!seconds) return undefined;
    if (seconds <= 90)
      return t`${plural(seconds, { one: 'Try again in # second.', other: 'Try again in # seconds.' })}`;
    const minutes = Math.ceil(seconds / 60);
    return t`${plural(minutes, { one: 'Try again in # minute.', other: 'Try again in # minutes.' })}`;
  };
};
