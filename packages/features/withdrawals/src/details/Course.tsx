import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { Card, CheckIcon, CloseIcon, Heading, Money, Stack, Timeline } from '@marquee/ui';
import type { ReactNode } from 'react';
import { stateTones } from '../history/stateTones.ts';
import { useStateWords } from '../history/useStateWords.ts';
import type { WithdrawalDetails, WithdrawalState } from '../history/Withdrawal.ts';
import { aheadOf } from './aheadOf.ts';
import { useStepNotes } from './useStepNotes.ts';

/** States that are a step ahead and nothing to look at twice. */
const usual: ReadonlySet<WithdrawalState> = new Set(['requested', 'approved', 'paid']);

/** The marks of what nothing comes after. */
const ends: Partial<Record<WithdrawalState, ReactNode>> = {
  completed: <CheckIcon size="s" />,
  partCompleted: <CheckIcon size="s" />,
  rejected: <CloseIcon size="s" />,
  cancelled: <CloseIcon size="s" />,
  failed: <CloseIcon size="s" />,
};

/** What has happened to a withdrawal, and what comes. */
export const Course = ({ withdrawal }: { withdrawal: WithdrawalDetails }) => {
  const { t } = useLingui();
  const { brand } = useSite();
  const words = useStateWords();
  const { now, ahead: comes } = useStepNotes(withdrawal);
  const { events, state, currency } = withdrawal;
  const past = events.map((event, index) => ({
    id: `${index}`,
    title: words[event.state],
    at: event.at,
    tone: usual.has(event.state) ? ('positive' as const) : stateTones[event.state],
    ...(ends[event.state] && { icon: ends[event.state] }),
    ...(event.amount !== null && { note: <Money minor={event.amount} currency={currency} /> }),
    ...(index === events.length - 1 && now && { note: now }),
  }));
  const ahead = aheadOf(state).map((each) => ({
    id: each,
    title: words[each],
    tone: 'neutral' as const,
    ...(comes[each] && { note: comes[each] }),
  }));
  return (
    <Card>
      <Stack gap="x4">
        <Heading level={2} size="m">{t`Progress`}</Heading>
        <Timeline
          label={t`Withdrawal progress`}
          events={[...past, ...ahead]}
          currentId={`${events.length - 1}`}
          timeZone={brand.timeZone}
        />
      </Stack>
    </Card>
  );
};
