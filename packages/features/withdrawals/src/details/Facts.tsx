import { useLingui } from '@lingui/react/macro';
import { Badge, Card, Money, Stack, Divider } from '@marquee/ui';
import { BankLine } from '../cards/BankLine.tsx';
import { stateTones } from '../history/stateTones.ts';
import { useStateWords } from '../history/useStateWords.ts';
import type { WithdrawalDetails } from '../history/Withdrawal.ts';
import * as styles from './Facts.css.ts';

/** How much goes where, and what of it has arrived. */
export const Facts = ({ withdrawal }: { withdrawal: WithdrawalDetails }) => {
  const { t } = useLingui();
  const words = useStateWords();
  const { state, amount, fee, received, remaining, currency, proofs } = withdrawal;
  const figures = [
    { name: t`Fee`, minor: fee, isShown: fee > 0 },
    { name: t`Amount received`, minor: received, isShown: received > 0 },
    { name: t`Remaining amount`, minor: remaining, isShown: received > 0 && remaining > 0 },
  ].filter(({ isShown }) => isShown);
  return (
    <Card>
      <Stack gap="x4">
        <Stack gap="x2">
          <div className={styles.head}>
            <span className={styles.name}>{t`Amount`}</span>
            <Badge tone={stateTones[state]}>{words[state]}</Badge>
          </div>
          <span className={styles.sum}>
            <Money minor={amount} currency={currency} />
          </span>
        </Stack>
        <Divider />
        <BankLine {...withdrawal} />
        {(figures.length > 0 || proofs > 0) && (
          <>
            <Divider />
            <dl className={styles.facts}>
              {figures.map(({ name, minor }) => (
                <div key={name} style={{ display: 'contents' }}>
                  <dt className={styles.name}>{name}</dt>
                  <dd className={styles.value}>
                    <Money minor={minor} currency={currency} />
                  </dd>
                </div>
              ))}
              {proofs > 0 && (
                <>
                  <dt className={styles.name}>{t`Pictures you sent`}</dt>
                  <dd className={styles.value}>{proofs}</dd>
                </>
              )}
            </dl>
          </>
        )}
      </Stack>
    </Card>
  );
};
