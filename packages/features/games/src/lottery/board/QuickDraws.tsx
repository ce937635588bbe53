import { Link } from '@marquee/ui';
import { gamePath } from '../../catalogue/gamePath.ts';
import { useOpenedNumbers } from '../../results/useResults.ts';
import type { Lottery } from '../Lottery.ts';
import { NextDraw } from '../NextDraw.tsx';
import { renewOnce } from '../renewOnce.ts';
import * as styles from './LotteryBoard.css.ts';

type Props = { lotteries: readonly Lottery[] | undefined; isOld: boolean; onDraw: () => void };

/** How many lotteries and how many of a draw's numbers have room. */
const most = { lotteries: 4, numbers: 5 };

/** Lotteries of every few minutes: their last numbers and the time left. */
export const QuickDraws = ({ lotteries = [], isOld, onDraw }: Props) => {
  const opened = useOpenedNumbers();
  const quick = lotteries
    .filter(({ region, nextDrawAt }) => region === null && nextDrawAt !== null)
    .toSorted((one, other) => Date.parse(one.nextDrawAt ?? '') - Date.parse(other.nextDrawAt ?? ''))
    .slice(0, most.lotteries);
  return (
    <ul className={styles.quick}>
      {quick.map(({ code, gameId, remark, nextDrawAt }) => {
        const drawn = opened.data?.list.find((result) => result.code === code);
        const numbers = drawn?.prizes[0]?.numbers.slice(0, most.numbers) ?? [];
        return (
          <li key={code} className={styles.quickDraw}>
            <Link href={gamePath(gameId)} className={styles.name}>
              {remark}
            </Link>
            <span className={styles.time}>
              <NextDraw
                at={isOld ? undefined : (nextDrawAt ?? undefined)}
                onDraw={() => {
                  onDraw();
                  renewOnce(opened);
                }}
              />
            </span>
            <span className={styles.balls}>
              {numbers.map((number, index) => (
                <span key={`${index} ${number}`} className={styles.ball}>
                  {number}
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
