import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNumber } from '@marquee/i18n';
import { Card, Grid, Money, Stat } from '@marquee/ui';
import { type Amount, type CurrencyOverview, type OverviewValue, useFigureNames } from './useFigureNames.ts';

type Props = {
  of: CurrencyOverview;
  /** Stand beside the first currency alone: people are counted once, whatever they play with. */
  members?: OverviewValue['members'] | undefined;
};

/** The totals of a period. */
export const FigureTiles = ({ of: { total, currency }, members }: Props) => {
  const { t } = useLingui();
  const names = useFigureNames();
  const number = useNumber();
  const { depositCount, withdrawalCount, betCount } = total;
  const notes: Partial<Record<Amount, string>> = {
    deposits: t`${plural(depositCount, { one: '# deposit', other: '# deposits' })}`,
    withdrawals: t`${plural(withdrawalCount, { one: '# payout', other: '# payouts' })}`,
    bets: t`${plural(betCount, { one: '# bet', other: '# bets' })}`,
    gross: t`Bets less wins`,
    net: t`Less bonus cost and losses`,
  };
  const shown: readonly Amount[] = ['deposits', 'withdrawals', 'bets', 'wins', 'gross', 'net', 'bonusCost'];
  const rare = (['losses', 'fees', 'corrections'] as const).filter((id) => total[id] !== 0);
  return (
    <Grid min="m" gap="x3">
      {[...shown, ...rare].map((id) => (
        <Card key={id} padding="m">
          <Stat
            label={names[id]}
            value={<Money minor={total[id]} currency={currency} />}
            note={notes[id]}
            tone={(id === 'gross' || id === 'net') && total[id] < 0 ? 'critical' : 'accent'}
          />
        </Card>
      ))}
      {members && (
        <>
          <Card padding="m">
            <Stat
              label={t`Active members`}
              value={number(members.active)}
              note={t`Have bet at least once`}
              tone="info"
            />
          </Card>
          <Card padding="m">
            <Stat label={t`New members`} value={number(members.new)} tone="info" />
          </Card>
        </>
      )}
    </Grid>
  );
};
