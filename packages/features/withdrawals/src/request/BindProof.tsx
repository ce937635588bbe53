import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { ButtonLink, Card, Heading, Inline, Stack, Text } from '@marquee/ui';

const [profilePage, securityPage] = ['/member/profile', '/member/security'];

/** Says why a proof comes before the first withdrawal, and where one is bound; the profile leads back here. */
export const BindProof = () => {
  const { t } = useLingui();
  const { hasPage } = useSite();
  return (
    <Card as="section">
      <Stack gap="x5">
        <Stack gap="x1">
          <Heading level={2} size="m">{t`Prove that the account is yours`}</Heading>
          <Text isMuted>
            {t`So far only passwords guard your money. With a verified phone, e-mail, passkey or authenticator app we can check that it’s really you, for example before your payment password is reset. It takes a minute, once.`}
          </Text>
        </Stack>
        <Inline gap="x3">
          {hasPage(profilePage) && (
            <ButtonLink href={`${profilePage}?from=withdraw`}>{t`Verify phone or e-mail`}</ButtonLink>
          )}
          {hasPage(securityPage) && (
            <ButtonLink href={securityPage} look="soft" tone="neutral">
              {t`Passkey or authenticator app`}
            </ButtonLink>
          )}
        </Inline>
      </Stack>
    </Card>
  );
};
