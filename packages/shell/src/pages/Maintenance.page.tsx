import { Trans, useLingui } from '@lingui/react/macro';
import { getStatus } from '@marquee/contract/routes';
import { useApi, useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRuntime } from '../runtime/Runtime.ts';
import { ClosedPage } from './ClosedPage.tsx';

/** How often the page looks whether maintenance is over. Milliseconds. */
const lookEvery = 30_000;

const MaintenancePage = () => {
  const { t } = useLingui();
  const { lookAgain } = useRuntime();
  const { brand, permission } = useSite();
  const { query } = useApi();
  const { dateTime } = useDateTime();
  const { data } = useQuery({ ...query(getStatus, {}), refetchInterval: lookEvery });
  useEffect(() => {
    if (data?.maintenance === false) lookAgain();
  }, [data, lookAgain]);
  // What was planned when the page opened may have changed since.
  const info = data?.maintenanceInfo ?? permission?.maintenanceInfo;
  const end = info?.endsAt;
  const isLate = Boolean(end && data && Date.parse(end) < Date.parse(data.serverTime));
  return (
    <ClosedPage
      title={t`The site is under maintenance`}
      text={info?.message ?? t`We are improving the site. Your balance and your account are safe.`}
      moment="maintenance"
    >
      {end && !isLate && (
        <p>
          <Trans>
            Expected back: <strong>{dateTime(end, { timeZone: brand.timeZone })}</strong>
          </Trans>
        </p>
      )}
      {isLate && <p>{t`It is taking longer than planned. We are still at work.`}</p>}
      <p>{t`This page opens the site automatically as soon as it’s back.`}</p>
    </ClosedPage>
  );
};

export default MaintenancePage;
