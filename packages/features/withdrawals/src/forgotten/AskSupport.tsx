import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { Banner, Stack, TextLink } from '@marquee/ui';

const profilePage = '/member/profile';

/** Says what a member without any proof can do, and who helps. */
export const AskSupport = () => {
  const { t } = useLingui();
  const { brand, hasPage } = useSite();
  return (
    <Stack gap="x4">
      <Banner tone="caution" title={t`You have no proof yet`}>
        {t`No phone, e-mail, passkey or authenticator app is verified here. Add one on the page Profile, or ask support: they check who you are and reset it with you.`}
      </Banner>
      {hasPage(profilePage) && <TextLink href={profilePage}>{t`Open the profile`}</TextLink>}
      <ul>
        {brand.contact.map(({ url, label }) => (
          <li key={url}>
            <TextLink href={url}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </Stack>
  );
};
