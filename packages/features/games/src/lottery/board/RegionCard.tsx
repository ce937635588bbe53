import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { Link } from '@marquee/ui';
import { gamePath } from '../../catalogue/gamePath.ts';
import { drawZone, type Region } from '../../results/Result.ts';
import { useDrawResults } from '../../results/useResults.ts';
import type { Lottery } from '../Lottery.ts';
import { NextDraw } from '../NextDraw.tsx';
import { renewOnce } from '../renewOnce.ts';
import { useRegionName } from '../useRegionName.ts';
import { Digits } from './Digits.tsx';
import * as styles from './LotteryBoard.css.ts';

type Props = {
  region: Region;
  /** Undefined while they load. */
  lotteries: readonly Lottery[] | undefined;
  /** The answer is from when the page was written: its draws may be over. */
  isOld: boolean;
  onDraw: () => void;
};

/** How many provinces of a day are named. */
const most = 3;

/** A region: the special prizes of its last day, or who draws next, and the time left. */
export const RegionCard = ({ region, lotteries = [], isOld, onDraw }: Props) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const regionName = useRegionName();
  const results = useDrawResults(region, undefined);
  const coming = lotteries
    .filter((lottery) => lottery.region === region && lottery.nextDrawAt !== null)
    .toSorted((one, other) => Date.parse(one.nextDrawAt ?? '') - Date.parse(other.nextDrawAt ?? ''));
  const at = coming[0]?.nextDrawAt ?? undefined;
  const drawn = results.data?.list.slice(0, most) ?? [];
  const dayOf = (moment: string) => dateTime(moment, { show: 'date', timeZone: drawZone });
  const drawnOn = results.data?.date && dayOf(`${results.data.date}T05:00:00Z`);
  const nextOn = at && !isOld && dayOf(at);
  const next = coming.filter(({ nextDrawAt }) => nextDrawAt === at).slice(0, most);
  return (
    <section className={styles.region} aria-label={regionName({ region, isOfficial: true })}>
      <div className={styles.regionHead}>
        <h3 className={styles.regionName}>{regionName({ region, isOfficial: true })}</h3>
        <span className={styles.time}>
          <NextDraw
            at={isOld ? undefined : at}
            onDraw={() => {
              onDraw();
              renewOnce(results);
            }}
          />
        </span>
      </div>
      <ul className={styles.lines}>
        {drawn.length > 0
          ? drawn.map(({ code, gameId, remark, prizes }) => (
              <li key={code} className={styles.line}>
                <Link href={gamePath(gameId)} className={styles.name}>
                  {remark}
                </Link>
                <Digits
                  number={(prizes.find(({ prize }) => prize === 'DB') ?? prizes[0])?.numbers[0] ?? ''}
                />
              </li>
            ))
          : next.map(({ code, gameId, remark, nextDrawAt }) => (
              <li key={code} className={styles.line}>
                <Link href={gamePath(gameId)} className={styles.name}>
                  {remark}
                </Link>
                <span className={styles.muted}>
                  {nextDrawAt && dateTime(nextDrawAt, { timeZone: drawZone, show: 'time' })}
                </span>
              </li>
            ))}
      </ul>
      <p className={styles.about}>
        {drawn.length > 0 ? t`Special prize, ${drawnOn}` : nextOn ? t`Next draw on ${nextOn}` : t`Draws next`}
      </p>
    </section>
  );
};
