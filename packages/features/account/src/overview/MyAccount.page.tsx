import { useLingui } from '@lingui/react/macro';
import { Slot, useOpenModal, useSession, useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Button, Card, Heading, Inline, LockIcon, PageHead, Stack, Text } from '@marquee/ui';
import { PreviousLogin } from '../modals/PreviousLogin.tsx';
import { Identity } from './Identity.tsx';
import { WhenNear } from './WhenNear.tsx';

/** The member's own page: who it is, what they have and what waits, and how the account is kept safe. */
const MyAccount = () => {
  const { t } = useLingui();
  const { brand } = useSite();
  const { dateTime } = useDateTime();
  const session = useSession();
  const open = useOpenModal();
  if (session.status !== 'member') return null;
  const { previousLogin } = session.member;
  const changePassword = () => open('changePassword', {});
  return (
    <Stack gap="x5">
      <PageHead title={t`My account`}>
        {t`Your money, what needs your attention, and how your account is kept safe.`}
      </PageHead>
      <Identity member={session.member} />
      {!session.isDemo && <Slot name="member-funds" />}
      {!session.isDemo && (
        <>
          <Slot name="member-deposits" />
          <Slot name="member-withdrawals" />
          {session.isAgent && <Slot name="member-agent" />}
          <Slot name="member-steps" />
          <WhenNear>{() => <Slot name="member-games" />}</WhenNear>
        </>
      )}
      {previousLogin && (
        <WhenNear>
          {() => (
            <PreviousLogin
              at={dateTime(previousLogin.at, { timeZone: brand.timeZone })}
              ip={previousLogin.ip}
              country={previousLogin.country}
              onDoubt={changePassword}
            />
          )}
        </WhenNear>
      )}
      <Card padding="m">
        <Inline justify="between" gap="x4">
          <Stack gap="x1">
            <Heading level={2} size="m">{t`Password`}</Heading>
            <Text size="s" isMuted>{t`Choose one you don’t use anywhere else.`}</Text>
          </Stack>
          <Button look="soft" tone="neutral" iconStart={<LockIcon size="s" />} onClick={changePassword}>
            {t`Change password`}
          </Button>
        </Inline>
      </Card>
      {!session.isDemo && <WhenNear>{() => <Slot name="member-parties" />}</WhenNear>}
    </Stack>
  );
};

export default MyAccount;
