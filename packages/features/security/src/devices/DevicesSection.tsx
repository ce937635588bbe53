import { useLingui } from '@lingui/react/macro';
import { LoadFailure } from '@marquee/feature-core';
import { DevicesCard } from './DevicesCard.tsx';
import { LoginsCard } from './LoginsCard.tsx';
import { useDevices } from './useDevices.ts';

/** Where the member is logged in and has been, once it is loaded. */
export const DevicesSection = () => {
  const { t } = useLingui();
  const query = useDevices();
  if (query.data)
    return (
      <>
        <DevicesCard devices={query.data.devices} />
        <LoginsCard logins={query.data.logins} />
      </>
    );
  return query.error ? <LoadFailure isCard title={t`We couldn’t load your devices`} query={query} /> : null;
};
