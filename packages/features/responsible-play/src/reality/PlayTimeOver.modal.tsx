import { useLingui } from '@lingui/react/macro';
import { type ModalProps, useOpenModal, useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Button, Dialog, Stack, Text } from '@marquee/ui';
import { useLimitWords } from '../limits/useLimitWords.ts';

/** Says why the session ended, when play opens again, and that the money can be had meanwhile. */
const PlayTimeOver = ({ limit, onClose }: ModalProps<'playTimeOver'>) => {
  const { t } = useLingui();
  const { brand } = useSite();
  const { dateTime } = useDateTime();
  const open = useOpenModal();
  const words = useLimitWords(brand.currency);
  const most = limit && words.figure('session', limit.limit);
  const from = limit && dateTime(limit.resetsAt, { timeZone: brand.timeZone });
  const logIn = () => {
    onClose();
    open('login', {});
  };
  return (
    <Dialog
      isOpen
      size="s"
      title={t`Your playing time is up`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <>
          <Button look="soft" tone="neutral" onClick={logIn}>{t`Log in to withdraw`}</Button>
          <Button onClick={onClose}>{t`Got it`}</Button>
        </>
      }
    >
      <Stack gap="x3">
        <Text>
          {limit
            ? t`You have reached the time limit you set for yourself (${words.title(limit)}: ${most}), so we have logged you out.`
            : t`You have reached the time limit you set for yourself, so we have logged you out.`}
        </Text>
        {from && <Text isStrong>{t`You can play again from ${from}.`}</Text>}
        <Text size="s" isMuted>{t`In the meantime, you can log in to withdraw or change your limits.`}</Text>
      </Stack>
    </Dialog>
  );
};

export default PlayTimeOver;
