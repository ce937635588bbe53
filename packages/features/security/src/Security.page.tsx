import { useLingui } from '@lingui/react/macro';
import { LoadFailure, useSite } from '@marquee/feature-core';
import { Stack } from '@marquee/ui';
import { AddressCard } from './addresses/AddressCard.tsx';
import { DevicesSection } from './devices/DevicesSection.tsx';
import { useDevices } from './devices/useDevices.ts';
import { ProtectionCard } from './protection/ProtectionCard.tsx';
import { PushCard } from './push/PushCard.tsx';
import { usePush } from './push/usePush.ts';
import { SecuritySkeleton } from './SecuritySkeleton.tsx';
import { useSecurity } from './useSecurity.ts';
import { WinnerBoardCard } from './WinnerBoardCard.tsx';

/** How a member protects the account. */
const Security = () => {
  const { t } = useLingui();
  const { hasFeature } = useSite();
  const security = useSecurity();
  const { data, error } = security;
  const push = usePush();
  const devices = useDevices();
  const isBelowThere = !push.isPending && !devices.isPending;
  return (
    <Stack gap="x5">
      {data ? (
        <>
          <ProtectionCard security={data} />
          <AddressCard {...data} />
          {hasFeature('winner-board') && <WinnerBoardCard isOn={data.isOnWinnerBoard} />}
        </>
      ) : error ? (
        <LoadFailure isCard title={t`We couldn’t load this`} query={security} />
      ) : (
        <SecuritySkeleton cards={4} />
      )}
      {/* All of it at once: what comes above something that is read would push it down. */}
      {(data || error) &&
        (isBelowThere ? (
          <>
            <PushCard data={push.data} />
            <DevicesSection devices={devices} />
          </>
        ) : (
          <SecuritySkeleton cards={2} />
        ))}
    </Stack>
  );
};

export default Security;
