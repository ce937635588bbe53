import { useLingui } from '@lingui/react/macro';
import { Grid, Heading, Stack } from '@marquee/ui';
import { useState } from 'react';
import type { Play } from '../Play.ts';
import { BreakCard } from './BreakCard.tsx';
import { type Break, BreakDialog } from './BreakDialog.tsx';
import { useBreakWords } from './useBreakWords.ts';

/** The two ways to stop for a while: a short time-out, and self-exclusion. */
export const Breaks = ({ play }: { play: Play }) => {
  const { t } = useLingui();
  const words = useBreakWords();
  const [wanted, setWanted] = useState<Break>();
  return (
    <Stack gap="x4" as="section">
      <Heading level={2} size="l">{t`Take a break`}</Heading>
      <Grid min="l">
        <BreakCard
          title={t`Time-out`}
          text={t`A short break. Bets and deposits stop immediately and reopen automatically when it ends.`}
          legend={t`How long?`}
          choices={play.timeOutHours.map((hours) => ({ value: hours, label: words.hours(hours) }))}
          action={t`Start a time-out`}
          onChoose={(hours, label) => hours !== null && setWanted({ kind: 'timeOut', hours, label })}
        />
        <BreakCard
          title={t`Self-exclusion`}
          text={t`For when playing is no longer just fun. Bets and deposits stop immediately, for at least six months. You can still log in and withdraw.`}
          legend={t`For how long?`}
          choices={play.exclusionMonths.map((months) => ({ value: months, label: words.months(months) }))}
          action={t`Exclude myself`}
          onChoose={(months, label) => setWanted({ kind: 'selfExclusion', months, label })}
        />
      </Grid>
      {wanted && (
        <BreakDialog wanted={wanted} timeZone={play.timeZone} onClose={() => setWanted(undefined)} />
      )}
    </Stack>
  );
};
