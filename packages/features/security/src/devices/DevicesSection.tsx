import { useLingui } from '@lingui/react/macro';
import { LoadFailure } from '@marquee/feature-core';
import { DevicesCard } from './DevicesCard.tsx';
import { LoginsCard } from './LoginsCard.tsx';
import type { useDevices } from './useDevices.ts';

/** Where the member is logged in and has been. */
export const DevicesSection = ({ devices }: { devices: ReturnType<typeof useDevices> }) => {
  const { t } = useLingui();
  const { data } = devices;
  if (!data) return <LoadFailure isCard title={t`We couldn’t load your devices`} query={devices} />;
  return (
    <>
      <DevicesCard devices={data.devices} />
      <LoginsCard logins={data.logins} />
    </>
  );
};
