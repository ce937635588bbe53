import { useLingui } from '@lingui/react/macro';
import { useMoney } from '@marquee/i18n';
import { ButtonLink, Card, cx, Heading, tabular, Text, tones } from '@marquee/ui';
import { useEffect, useRef } from 'react';
import { depositPath } from '../depositPath.ts';
import type { Deposit } from '../depositTypes.ts';
import { NewBalance } from './NewBalance.tsx';
import * as styles from './Outcome.css.ts';
import { useOutcomeWords } from './useOutcomeWords.tsx';

/** What became of a deposit, and the next step. */
export const Outcome = ({ deposit }: { deposit: Deposit }) => {
  const { t } = useLingui();
  const write = useMoney();
  const { tone, icon, title, text } = useOutcomeWords()(deposit);
  const { amount, credited, currency, reference, state } = deposit;
  const panel = useRef<HTMLDivElement>(null);
  // It takes the place of what the reader was at.
  useEffect(() => panel.current?.focus(), []);
  return (
    <Card>
      <div ref={panel} tabIndex={-1} className={cx(styles.outcome, tones[tone])}>
        <span className={styles.icon}>{icon}</span>
        <Heading level={2}>{title}</Heading>
        <p className={styles.sum}>{write(credited ?? amount, currency)}</p>
        <Text isMuted>{text}</Text>
        {state === 'paid' && <NewBalance />}
        <Text size="s" isMuted className={tabular}>{t`Reference ${reference}`}</Text>
        <div className={styles.actions}>
          {state === 'paid' && (
            <ButtonLink href="/" size="l">
              {t`Play`}
            </ButtonLink>
          )}
          <ButtonLink
            href={depositPath()}
            size="l"
            {...(state === 'paid' && { tone: 'neutral', look: 'outline' })}
          >
            {t`New deposit`}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
};
