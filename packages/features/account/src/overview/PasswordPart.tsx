import { useLingui } from '@lingui/react/macro';
import { useOpenModal } from '@marquee/feature-core';
import { Button, Card, Heading, Inline, LockIcon, Stack, Text } from '@marquee/ui';

/** The way to another password. */
export const PasswordPart = () => {
  const { t } = useLingui();
  const open = useOpenModal();
  return (
    <Card padding="m">
      <Inline justify="between" gap="x4">
        <Stack gap="x1">
          <Heading level={2} size="m">{t`Password`}</Heading>
          <Text size="s" isMuted>{t`Choose one you don’t use anywhere else.`}</Text>
        </Stack>
        <Button
          look="soft"
          tone="neutral"
          iconStart={<LockIcon size="s" />}
          onClick={() => open('changePassword', {})}
        >
          {t`Change password`}
        </Button>
      </Inline>
    </Card>
  );
};
