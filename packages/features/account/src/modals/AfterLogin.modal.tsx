import { useLingui } from '@lingui/react/macro';
import { type ModalProps, useOpenModal, useSession, useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Button, Dialog, Stack, Text } from '@marquee/ui';
import { PreviousLogin } from './PreviousLogin.tsx';

/** Greets after a login, and shows when and from where the account was used before. */
const AfterLoginModal = ({ isFirst, onClose }: ModalProps<'afterLogin'>) => {
  const { t } = useLingui();
  const { brand } = useSite();
  const session = useSession();
  const open = useOpenModal();
  const { dateTime } = useDateTime();
  if (session.status !== 'member') return null;
  const { nickname, previousLogin } = session.member;
  const site = brand.name;
  return (
    <Dialog
      isOpen
      size="s"
      title={isFirst ? t`Welcome, ${nickname}` : t`Welcome back, ${nickname}`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t`Continue`}</Button>}
    >
      <Stack>
        <Text>{isFirst ? t`This is your first login at ${site}.` : t`You are logged in.`}</Text>
        {previousLogin && (
          <PreviousLogin
            at={dateTime(previousLogin.at, { timeZone: brand.timeZone })}
            ip={previousLogin.ip}
            country={previousLogin.country}
            onDoubt={() => {
              onClose();
              open('changePassword', {});
            }}
          />
        )}
      </Stack>
    </Dialog>
  );
};

export default AfterLoginModal;
