import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { Banner } from '@marquee/ui';
import type { Play } from '../Play.ts';

type Props = { exclusion: NonNullable<Play['exclusion']>; timeZone: string };

/** Says that play is stopped, until when, and that the money stays the member's. */
export const ExclusionBanner = ({ exclusion: { kind, endsAt }, timeZone }: Props) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const until = endsAt && dateTime(endsAt, { timeZone });
  const title = () => {
    if (!until) return t`You have excluded yourself permanently`;
    return kind === 'timeOut'
      ? t`You are taking a time-out until ${until}`
      : t`You have excluded yourself until ${until}`;
  };
  return (
    <Banner tone="caution" title={title()}>
      {t`Bets and deposits are stopped. Withdrawals stay open, and rounds already started are settled. Nobody, neither you nor we, can shorten this.`}
    </Banner>
  );
};
