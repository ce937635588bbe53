import { Trans, useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { SettingsIcon } from '@marquee/ui';
import { useEffect } from 'react';
import { useRuntime } from '../runtime/Runtime.ts';
import { ClosedPage } from './ClosedPage.tsx';

/** How often the page looks whether maintenance is over. Milliseconds. */
const lookEvery = 30_000;

const MaintenancePage = () => {
  const { t } = useLingui();
  const { lookAgain } = useRuntime();
  const { brand, permission } = useSite();
  const { dateTime } = useDateTime();
  const info = permission?.maintenanceInfo;
  useEffect(() => {
    const timer = setInterval(lookAgain, lookEvery);
    return () => clearInterval(timer);
  }, [lookAgain]);
  return (
    <ClosedPage
      title={t`The site is under maintenance`}
      text={info?.message ?? t`We are improving the site. Your balance and your account are safe.`}
      icon={<SettingsIcon size="xl" />}
    >
      {info?.endsAt && (
        <p>
          <Trans>
            Expected back: <strong>{dateTime(info.endsAt, { timeZone: brand.timeZone })}</strong>
          </Trans>
        </p>
      )}
      <p>{t`This page opens the site automatically as soon as it’s back.`}</p>
    </ClosedPage>
  );
};

export default MaintenancePage;
