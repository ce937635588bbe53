import { useLingui } from '@lingui/react/macro';
import { endPush, getPush, keepPush } from '@marquee/contract/routes';
import { useAction, useApi, useErrorText, useToast } from '@marquee/feature-core';
import { Card, Checkbox, Heading, Stack, Text } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { canPush, isPushBlocked, subscribe, unsubscribe } from './browserPush.ts';
import type { usePush } from './usePush.ts';

type Props = Pick<ReturnType<typeof usePush>, 'data'>;

/** Whether this browser tells the member of new messages. Nothing where the installation sends no notifications. */
export const PushCard = ({ data }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const errorText = useErrorText();
  const toast = useToast();
  const queries = useQueryClient();
  const turnOn = async (publicKey: string) => {
    const made = await subscribe(publicKey);
    if (made === 'blocked')
      return toast('caution', t`Notifications stay off: the browser didn’t get your permission.`);
    if (made === 'failed') return toast('critical', t`This browser can’t reach its notification service.`);
    await call(keepPush, { body: made });
    toast('positive', t`This browser tells you of new messages now.`);
  };
  const turnOff = async () => {
    await call(endPush, {});
    await unsubscribe();
    toast('positive', t`This browser shows no more notifications.`);
  };
  const { run, isBusy } = useAction(
    async ({ key, isOn }: { key: string; isOn: boolean }) => {
      await (isOn ? turnOff() : turnOn(key));
      await queries.invalidateQueries({ queryKey: [getPush.id] });
    },
    (error) => toast('critical', errorText(error)),
  );
  const publicKey = data?.publicKey;
  if (!publicKey) return null;
  const isOn = data.isOn && !isPushBlocked();
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Stack gap="x1">
          <Heading level={2} size="m">{t`Notifications`}</Heading>
          <Text size="s" isMuted>
            {t`When a message arrives for you, this browser can say so even while the site is closed. It never shows what the message is about, and it ends when you log out.`}
          </Text>
        </Stack>
        {!canPush() ? (
          <Text
            size="s"
            isMuted
          >{t`This browser can’t show notifications. On an iPhone, add the site to the home screen first.`}</Text>
        ) : isPushBlocked() ? (
          <Text
            size="s"
            isMuted
          >{t`This browser blocks notifications of this site. Allow them in its settings first.`}</Text>
        ) : (
          <Checkbox
            label={t`Tell me of new messages in this browser`}
            checked={isOn}
            disabled={isBusy}
            onChange={() => run({ key: publicKey, isOn })}
          />
        )}
      </Stack>
    </Card>
  );
};
