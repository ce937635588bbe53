import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { useMerchant } from '../api/ConsoleContext.ts';
import type { StaffGame } from './useGameWords.ts';

/** Says from when until when something is under maintenance, in the merchant's time. */
export const useWindowText = () => {
  const { t } = useLingui();
  const { timeZone } = useMerchant();
  const { dateTime } = useDateTime();
  return ({ startsAt, endsAt }: NonNullable<StaffGame['maintenance']>): string => {
    const from = startsAt && dateTime(startsAt, { timeZone });
    const until = endsAt && dateTime(endsAt, { timeZone });
    if (!from) return t`Until somebody ends it`;
    return until ? t`${from} to ${until}` : t`From ${from} until somebody ends it`;
  };
};
