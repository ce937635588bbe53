import { ApiError } from '@marquee/api-client';
import { useLingui } from '@lingui/react/macro';
import { useDateTime, useMoney } from '@marquee/i18n';
import { useSite } from './site.ts';

/** What a limit or an exclusion that stands in the way says beside the sentence: its figures, and until when. */
const useReason = () => {
  const { t } = useLingui();
  const money = useMoney();
  const { dateTime } = useDateTime();
  const { timeZone } = useSite().brand;
  return ({ details: { limit, exclusion } }: ApiError): string | undefined => {
    if (exclusion?.endsAt) {
      const until = dateTime(exclusion.endsAt, { timeZone });
      return t`It ends on ${until}.`;
    }
    if (!limit) return undefined;
    const figure = (amount: number) =>
      limit.kind === 'session' ? t`${amount} min` : money(amount, limit.currency);
    const [used, most] = [figure(limit.used), figure(limit.limit)];
    const resets = dateTime(limit.resetsAt, { timeZone });
    return t`${used} of ${most} used. It resets on ${resets}.`;
  };
};

/** What to tell the reader about a failed call: the platform's own sentence, or ours where no answer came. */
export const useErrorText = () => {
  const { t } = useLingui();
  const reasonOf = useReason();
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t`Something went wrong here. Reload the page and try again.`;
    if (error.code === 'TIMEOUT') return t`This is taking too long. Check your connection and try again.`;
    if (error.code === 'NETWORK') return t`We couldn’t connect. Check your connection and try again.`;
    if (error.code === 'UNAVAILABLE')
      return t`The fault is ours, not your connection’s. Please try again in a moment.`;
    // A web server that refuses does not know the reader's language.
    if (!error.message) return t`That was a little too fast. Please wait a moment.`;
    const reason = reasonOf(error);
    return reason ? `${error.message} ${reason}` : error.message;
  };
};
