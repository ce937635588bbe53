import { useLingui } from '@lingui/react/macro';
import { LoadFailure, useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Banner, ButtonLink, Stack } from '@marquee/ui';
import { useSearchParams } from 'react-router-dom';
import { ContactCard } from './ContactCard.tsx';
import { DetailsCard } from './DetailsCard.tsx';
import { PictureCard } from './PictureCard.tsx';
import type { ProfileState } from './Profile.ts';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { useProfile } from './useProfile.ts';

const withdrawPage = '/member/withdraw';

/** Says that withdrawals wait, or what is missing for the one that the member comes from. */
const PayoutNote = ({ profile: { withdrawalsFrom, mobile, email } }: { profile: ProfileState }) => {
  const { t } = useLingui();
  const { brand, hasPage } = useSite();
  const { dateTime } = useDateTime();
  const [search] = useSearchParams();
  if (withdrawalsFrom !== null) {
    const at = dateTime(withdrawalsFrom, { timeZone: brand.timeZone });
    return (
      <Banner tone="caution" title={t`Withdrawals reopen ${at}`}>
        {t`Your phone, e-mail or payment password was changed. The wait keeps your money safe. If this wasn’t you, tell support straight away.`}
      </Banner>
    );
  }
  if (search.get('from') !== 'withdraw' || !hasPage(withdrawPage)) return null;
  const isProven = mobile?.isVerified || email?.isVerified;
  return (
    <Banner
      tone={isProven ? 'positive' : 'info'}
      title={isProven ? t`You can withdraw now` : t`Before your first withdrawal`}
      actions={
        <ButtonLink href={withdrawPage} size="s" look={isProven ? 'solid' : 'soft'}>
          {t`Back to the withdrawal`}
        </ButtonLink>
      }
    >
      {isProven
        ? t`Your phone or e-mail is verified.`
        : t`Verify your phone or e-mail: it proves that the account is yours.`}
    </Banner>
  );
};

/** What the site knows of the member, and how the member changes it. */
const Profile = () => {
  const { t } = useLingui();
  const profile = useProfile();
  const { data, error } = profile;
  return (
    <Stack gap="x5">
      {data ? (
        <>
          <PayoutNote profile={data} />
          <PictureCard profile={data} />
          <ContactCard profile={data} />
          <DetailsCard profile={data} />
        </>
      ) : error ? (
        <LoadFailure isCard title={t`We couldn’t load this`} query={profile} />
      ) : (
        <ProfileSkeleton />
      )}
    </Stack>
  );
};

export default Profile;
