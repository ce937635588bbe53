import { memberSectionsOf, useSession, useSite } from '@marquee/feature-core';
import { Stack } from '@marquee/ui';
import { OverviewSection } from './OverviewSection.tsx';

/** The member's own page: who it is, what they have and what waits, and how the account is kept safe; in the brand's order. */
const MyAccount = () => {
  const { brand } = useSite();
  const session = useSession();
  if (session.status !== 'member') return null;
  return (
    <Stack gap="x5">
      {memberSectionsOf(brand).map((section) => (
        <OverviewSection key={section} section={section} session={session} />
      ))}
    </Stack>
  );
};

export default MyAccount;
