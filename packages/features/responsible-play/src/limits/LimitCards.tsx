import { useLingui } from '@lingui/react/macro';
import { Card, CoinsIcon, ClockIcon, ChartIcon, Grid, Heading, Stack, Text, WalletIcon } from '@marquee/ui';
import { type ReactNode, useState } from 'react';
import type { Kind, Limit, Play } from '../Play.ts';
import * as styles from './LimitCards.css.ts';
import { LimitDialog } from './LimitDialog.tsx';
import { LimitRow } from './LimitRow.tsx';
import { useLimitWords } from './useLimitWords.ts';

const icons: Record<Kind, ReactNode> = {
  deposit: <WalletIcon />,
  loss: <ChartIcon />,
  stake: <CoinsIcon />,
  session: <ClockIcon />,
};

const isSame = (one: Limit, other: Pick<Limit, 'kind' | 'period'>) =>
  one.kind === other.kind && one.period === other.period;

/** A card for each kind of limit, with what is used of it by day, week and month. */
export const LimitCards = ({ play }: { play: Play }) => {
  const { t } = useLingui();
  const words = useLimitWords(play.currency);
  const [edited, setEdited] = useState<Pick<Limit, 'kind' | 'period'>>();
  const limit = edited && play.limits.find((each) => isSame(each, edited));
  const kinds = [...new Set(play.limits.map(({ kind }) => kind))];
  return (
    <Stack gap="x4" as="section">
      <Heading level={2} size="l">{t`Limits`}</Heading>
      <Text size="s" isMuted>
        {t`A stricter limit takes effect immediately. A looser limit, or none, takes effect only after ${play.waitHours} hours, so you have time to think again.`}
      </Text>
      <Grid min="l">
        {kinds.map((kind) => (
          <Card key={kind} padding="m" as="article">
            <Stack gap="x3">
              <div className={styles.head}>
                <span className={styles.icon}>{icons[kind]}</span>
                <Heading level={3} size="m">
                  {words.kind(kind)}
                </Heading>
              </div>
              <Text size="s" isMuted>
                {words.note(kind)}
              </Text>
              <ul className={styles.rows}>
                {play.limits
                  .filter((each) => each.kind === kind)
                  .map((each) => (
                    <LimitRow
                      key={each.period}
                      limit={each}
                      play={play}
                      onEdit={() => setEdited({ kind, period: each.period })}
                    />
                  ))}
              </ul>
            </Stack>
          </Card>
        ))}
      </Grid>
      {limit && <LimitDialog play={play} limit={limit} onClose={() => setEdited(undefined)} />}
    </Stack>
  );
};
