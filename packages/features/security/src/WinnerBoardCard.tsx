import { useLingui } from '@lingui/react/macro';
import { setWinnerBoard } from '@marquee/contract/routes';
import { useAction, useApi, useErrorText, useToast } from '@marquee/feature-core';
import { Card, Checkbox, Heading, Stack, Text } from '@marquee/ui';
import { useSecurityRenewal } from './useSecurity.ts';

/** Whether others see the member's wins. */
export const WinnerBoardCard = ({ isOn }: { isOn: boolean }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const errorText = useErrorText();
  const toast = useToast();
  const renew = useSecurityRenewal();
  const { run, isBusy } = useAction(
    async () => {
      await call(setWinnerBoard, { body: { isShown: !isOn } });
      await renew();
      toast('positive', isOn ? t`Your wins are hidden.` : t`Your wins may be shown.`);
    },
    (error) => toast('critical', errorText(error)),
  );
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Stack gap="x1">
          <Heading level={2} size="m">{t`Privacy`}</Heading>
          <Text size="s" isMuted>
            {t`The home page shows recent wins with part of the player’s name hidden.`}
          </Text>
        </Stack>
        <Checkbox
          label={t`Show my wins among them`}
          checked={isOn}
          disabled={isBusy}
          onChange={() => void run()}
        />
      </Stack>
    </Card>
  );
};
