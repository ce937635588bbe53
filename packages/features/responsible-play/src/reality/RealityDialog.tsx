import { useLingui } from '@lingui/react/macro';
import type { getRealityCheck } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';
import { useErrorText, useSessionActions, useSite } from '@marquee/feature-core';
import {
  Banner,
  Button,
  ButtonLink,
  ClockIcon,
  Dialog,
  Money,
  Stack,
  Stat,
  Text,
  WalletIcon,
} from '@marquee/ui';
import { useDuration } from '../useDuration.ts';
import * as styles from './RealityDialog.css.ts';

type Props = {
  check: RouteValue<(typeof getRealityCheck)['id']>;
  isBusy: boolean;
  error: unknown;
  onContinue: () => void;
};

/** How long, and what it has brought or cost: play goes on only after an answer. */
export const RealityDialog = ({ check, isBusy, error, onContinue }: Props) => {
  const { t } = useLingui();
  const { end } = useSessionActions();
  const errorText = useErrorText();
  const { hasPage } = useSite();
  const elapsed = useDuration()(Math.floor(check.elapsedSeconds / 60));
  const { net, currency } = check;
  const outcome = () => {
    if (net === 0) return t`Neither won nor lost`;
    return net > 0 ? t`Won since you logged in` : t`Lost since you logged in`;
  };
  return (
    <Dialog
      isOpen
      size="s"
      title={t`Time for a reality check`}
      description={t`You asked us to tell you how your session is going.`}
      closeLabel={t`Close`}
      canDismiss={false}
      closesOnBackdrop={false}
      onClose={onContinue}
      footer={
        <div className={styles.actions}>
          <Button isFull isLoading={isBusy} onClick={onContinue}>
            {t`Continue`}
          </Button>
          {hasPage('/member/records') && (
            <ButtonLink
              isFull
              look="soft"
              tone="neutral"
              href="/member/records?tab=bets&period=today"
              onClick={onContinue}
            >
              {t`See my history`}
            </ButtonLink>
          )}
          <ButtonLink isFull look="soft" tone="neutral" href="/member/limits" onClick={onContinue}>
            {t`See my limits`}
          </ButtonLink>
          <Button isFull look="quiet" tone="neutral" onClick={() => void end()}>
            {t`Log out`}
          </Button>
        </div>
      }
    >
      <Stack gap="x4">
        <Stat icon={<ClockIcon />} label={t`Logged in for`} value={elapsed} />
        <Stat
          icon={<WalletIcon />}
          label={outcome()}
          value={<Money minor={net} currency={currency} isSigned />}
        />
        <Text size="s" isMuted>{t`Unsettled bets count as lost.`}</Text>
        {error ? (
          <Banner role="alert" tone="critical">
            {errorText(error)}
          </Banner>
        ) : null}
      </Stack>
    </Dialog>
  );
};
