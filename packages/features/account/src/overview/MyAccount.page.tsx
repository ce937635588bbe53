import { useLingui } from '@lingui/react/macro';
import { memberSectionsOf, useSession, useSite } from '@marquee/feature-core';
import { PageHead, Stack } from '@marquee/ui';
import { OverviewSection } from './OverviewSection.tsx';

/** The member's own page: who it is, what they have and what waits, and how the account is kept safe; in the brand's order. */
const MyAccount = () => {
  const { t } = useLingui();
  const { brand } = useSite();
  const session = useSession();
  if (session.status !== 'member') return null;
  return (
    <Stack gap="x5">
      <PageHead title={t`My account`}>
        {t`Your money, what needs your attention, and how your account is kept safe.`}
      </PageHead>
      {memberSectionsOf(brand).map((section) => (
        <OverviewSection key={section} section={section} session={session} />
      ))}
    </Stack>
  );
};

export default MyAccount;
