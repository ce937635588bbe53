import { TextLink } from '@marquee/ui';
import { gamePath } from '../catalogue/gamePath.ts';
import type { LotteryMenu } from './Lottery.ts';
import * as styles from './LotteryMenus.css.ts';

/** The lotteries of a group, each a link to its page. */
export const LotteryLinks = ({ games }: { games: LotteryMenu['gameMenus'] }) => (
  <ul className={styles.links}>
    {games.map(({ code, gameId, remark }) => (
      <li key={code}>
        <TextLink href={gamePath(gameId)} look="quiet">
          {remark}
        </TextLink>
      </li>
    ))}
  </ul>
);
