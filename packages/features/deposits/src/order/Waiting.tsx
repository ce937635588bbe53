import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMoney } from '@marquee/i18n';
import { Card, ClockIcon, Countdown, Grid, Spinner, Stack, Text } from '@marquee/ui';
import type { Deposit } from '../depositTypes.ts';
import { PayPage } from './PayPage.tsx';
import { SlipUpload } from './SlipUpload.tsx';
import { Transfer } from './Transfer.tsx';
import * as styles from './Waiting.css.ts';
import { WaitingActions } from './WaitingActions.tsx';

/** Where to pay; a transfer by hand has its slip beside it. */
const Payment = ({ deposit }: { deposit: Deposit }) => {
  const { shows, transfer } = deposit;
  if (!transfer) return <PayPage deposit={deposit} />;
  if (shows !== 'account') return <Transfer deposit={deposit} transfer={transfer} />;
  return (
    <Grid min="xl" gap="x5">
      <Transfer deposit={deposit} transfer={transfer} />
      <SlipUpload deposit={deposit} />
    </Grid>
  );
};

/** Where and until when to pay. Nothing has to be pressed afterwards: the page sees the money come. */
export const Waiting = ({ deposit }: { deposit: Deposit }) => {
  const { t } = useLingui();
  const write = useMoney();
  const { methodName, amount, currency, expiresAt } = deposit;
  return (
    <Stack gap="x5">
      <Card padding="m">
        <div className={styles.head}>
          <Stack gap="x1">
            <Text size="s" isMuted>
              {methodName}
            </Text>
            <p className={styles.sum}>{write(amount, currency)}</p>
          </Stack>
          <Stack gap="x1">
            <Text size="s" isMuted>{t`Time left to pay`}</Text>
            <span className={styles.time}>
              <ClockIcon size="s" />
              <Countdown
                to={expiresAt}
                formatDays={(days) => t`${plural(days, { one: '# day', other: '# days' })}`}
                ended={t`Time’s up`}
              />
            </span>
          </Stack>
        </div>
      </Card>
      <Payment deposit={deposit} />
      <output className={styles.live}>
        <Spinner size="s" />
        {t`Waiting for your payment. Your balance updates as soon as it arrives.`}
      </output>
      <WaitingActions deposit={deposit} />
    </Stack>
  );
};
