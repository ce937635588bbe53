import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Card, Heading } from '@marquee/ui';
import { NextDraw } from '../lottery/NextDraw.tsx';
import { renewOnce } from '../lottery/renewOnce.ts';
import { useLotteryGames } from '../lottery/useLotteryGames.ts';
import { useRegionName } from '../lottery/useRegionName.ts';
import { weekdayNames } from '../lottery/weekdayNames.ts';
import { FactList } from './FactList.tsx';

/** When a lottery draws, by the site's own clock; nothing where the game is none of the lotteries. */
export const DrawFacts = ({ gameId }: { gameId: string }) => {
  const { t, i18n } = useLingui();
  const { brand } = useSite();
  const { dateTime } = useDateTime();
  const regionName = useRegionName();
  const { data, refetch } = useLotteryGames();
  const lottery = data?.list.find((each) => each.gameId === gameId);
  if (!lottery) return null;
  const { nextDrawAt, drawDayOfWeek } = lottery;
  const days = weekdayNames.filter((_, index) => drawDayOfWeek.split(',').includes(String(index + 1)));
  return (
    <Card as="section" padding="m">
      <Heading level={2} size="m">{t`Draws`}</Heading>
      <FactList
        facts={[
          [t`Region`, regionName(lottery)],
          [
            t`Draw days`,
            days.length === weekdayNames.length ? t`Every day` : days.map((name) => i18n._(name)).join(', '),
          ],
          [t`Next draw`, nextDrawAt && dateTime(nextDrawAt, { timeZone: brand.timeZone })],
          [t`Time left`, nextDrawAt && <NextDraw at={nextDrawAt} onDraw={() => renewOnce({ refetch })} />],
        ]}
      />
    </Card>
  );
};
