import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Banner } from '@marquee/ui';

/** Says why and until when withdrawals wait. */
export const Cooling = ({ until }: { until: string }) => {
  const { t } = useLingui();
  const { brand } = useSite();
  const { dateTime } = useDateTime();
  const at = dateTime(until, { timeZone: brand.timeZone });
  return (
    <Banner tone="caution" title={t`Withdrawals reopen ${at}`}>
      {t`Your phone, e-mail or payment password was changed. The wait keeps your money safe. If this wasn’t you, tell support straight away.`}
    </Banner>
  );
};
