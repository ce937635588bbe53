import { useLingui } from '@lingui/react/macro';
import { useMoney } from '@marquee/i18n';
import type { Kind, Limit } from '../Play.ts';
import { useDuration } from '../useDuration.ts';

/** The names of limits and their figures in the reader's language. */
export const useLimitWords = (currency: string) => {
  const { t } = useLingui();
  const money = useMoney();
  const kinds: Record<Kind, string> = {
    deposit: t`Deposits`,
    loss: t`Losses`,
    stake: t`Stakes`,
    session: t`Time`,
  };
  const notes: Record<Kind, string> = {
    deposit: t`What you pay in. Deposits that are still on their way count.`,
    loss: t`What you stake, less what you win. A bet counts as lost until it is won.`,
    stake: t`All your bets together, whatever they win.`,
    session: t`How long you are logged in. When the time is used up you are logged out.`,
  };
  const periods: Record<Limit['period'], string> = {
    day: t`A day`,
    week: t`A week`,
    month: t`A month`,
  };
  const titles: Record<Kind, Record<Limit['period'], string>> = {
    deposit: { day: t`Deposits a day`, week: t`Deposits a week`, month: t`Deposits a month` },
    loss: { day: t`Losses a day`, week: t`Losses a week`, month: t`Losses a month` },
    stake: { day: t`Stakes a day`, week: t`Stakes a week`, month: t`Stakes a month` },
    session: { day: t`Time a day`, week: t`Time a week`, month: t`Time a month` },
  };
  const minutes = useDuration();
  return {
    kind: (kind: Kind) => kinds[kind],
    note: (kind: Kind) => notes[kind],
    period: (period: Limit['period']) => periods[period],
    title: ({ kind, period }: Pick<Limit, 'kind' | 'period'>) => titles[kind][period],
    figure: (kind: Kind, figure: number) => (kind === 'session' ? minutes(figure) : money(figure, currency)),
  };
};
