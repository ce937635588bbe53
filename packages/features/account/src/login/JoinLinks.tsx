import { useLingui } from '@lingui/react/macro';
import { useOpenModal, useSite } from '@marquee/feature-core';
import { Divider, Inline, Stack, Text, TextLink } from '@marquee/ui';

/** The ways in without an account: registration and free play, each where the merchant allows it. */
export const JoinLinks = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { hasFlag, hasFeature } = useSite();
  const open = useOpenModal();
  const canRegister = hasFlag('DIRECTREG3');
  const canTry = hasFlag('FREEPLAY3') && hasFeature('free-play');
  if (!canRegister && !canTry) return null;
  return (
    <Stack gap="x3">
      <Divider />
      <Inline justify="center" gap="x4">
        <Text as="span" isMuted>{t`No account yet?`}</Text>
        {canRegister && <TextLink href="/register" look="quiet">{t`Register`}</TextLink>}
        {canTry && (
          <TextLink
            as="button"
            look="quiet"
            onClick={() => {
              onClose();
              open('freePlay', {});
            }}
          >
            {t`Try the free demo`}
          </TextLink>
        )}
      </Inline>
    </Stack>
  );
};
