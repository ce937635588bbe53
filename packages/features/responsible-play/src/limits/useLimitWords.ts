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
    deposit: t`The money you pay in. Pending deposits count.`,
    loss: t`Your stakes minus your wins. A bet counts as lost until it wins.`,
    stake: t`All your bets added together, win or lose.`,
    session: t`How long you can be logged in. When the time is up, we log you out.`,
  };
  const periods: Record<Limit['period'], string> = {
    day: t`Daily`,
    week: t`Weekly`,
    month: t`Monthly`,
  };
  const titles: Record<Kind, Record<Limit['period'], string>> = {
    deposit: { day: t`Deposits per day`, week: t`Deposits per week`, month: t`Deposits per month` },
    loss: { day: t`Losses per day`, week: t`Losses per week`, month: t`Losses per month` },
    stake: { day: t`Stakes per day`, week: t`Stakes per week`, month: t`Stakes per month` },
    session: { day: t`Time per day`, week: t`Time per week`, month: t`Time per month` },
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
