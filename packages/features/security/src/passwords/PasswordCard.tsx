import { useLingui } from '@lingui/react/macro';
import { useOpenModal, useSite } from '@marquee/feature-core';
import { Button, ButtonLink, Card, Heading, Inline, LockIcon, Stack, Text, WalletIcon } from '@marquee/ui';

const paymentPasswordPage = '/member/cards';

/** The ways to the password of the login and, where there is one, to that of payments. */
export const PasswordCard = () => {
  const { t } = useLingui();
  const { hasPage } = useSite();
  const open = useOpenModal();
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Stack gap="x1">
          <Heading level={2} size="m">{t`Passwords`}</Heading>
          <Text size="s" isMuted>{t`Choose one you don’t use anywhere else.`}</Text>
        </Stack>
        <Inline gap="x3">
          <Button
            look="soft"
            tone="neutral"
            iconStart={<LockIcon size="s" />}
            onClick={() => open('changePassword', {})}
          >
            {t`Change password`}
          </Button>
          {hasPage(paymentPasswordPage) && (
            <ButtonLink
              href={paymentPasswordPage}
              look="soft"
              tone="neutral"
              iconStart={<WalletIcon size="s" />}
            >
              {t`Payment password`}
            </ButtonLink>
          )}
        </Inline>
      </Stack>
    </Card>
  );
};
