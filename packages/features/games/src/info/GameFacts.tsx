import { useLingui } from '@lingui/react/macro';
import { useDateTime, useMoney, useNumber } from '@marquee/i18n';
import { Card, Heading } from '@marquee/ui';
import { categoryNames } from '../catalogue/categoryNames.ts';
import { useReturnToPlayer } from '../catalogue/useReturnToPlayer.ts';
import { volatilities } from '../catalogue/volatilities.ts';
import { FactList } from './FactList.tsx';
import type { GameInfo } from './GameInfo.ts';

/** The figures of a game; those that it does not have are left out. */
export const GameFacts = ({ info }: { info: GameInfo }) => {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const number = useNumber();
  const percent = useReturnToPlayer();
  const { dateTime } = useDateTime();
  const { game, maxBet, lines, volatility, releasedOn } = info;
  const { category, vendor, minBet, currency, returnToPlayer } = game;
  return (
    <Card as="section" padding="m">
      <Heading level={2} size="m">{t`About this game`}</Heading>
      <FactList
        facts={[
          [t`Type`, i18n._(categoryNames[category])],
          [t`Provider`, vendor],
          [t`Minimum bet`, minBet !== null && money(minBet, currency)],
          [t`Maximum bet`, maxBet !== null && money(maxBet, currency)],
          [t`Return to player`, returnToPlayer !== null && percent(returnToPlayer)],
          [t`Volatility`, volatility && i18n._(volatilities[volatility])],
          [t`Lines`, lines !== null && number(lines)],
          // A date without a time is the same day everywhere.
          [t`Released`, releasedOn && dateTime(releasedOn, { show: 'date', timeZone: 'UTC' })],
        ]}
      />
    </Card>
  );
};
