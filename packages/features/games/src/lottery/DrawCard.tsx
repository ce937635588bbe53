import { useLingui } from '@lingui/react/macro';
import { Card, DiceIcon, Link, Text, TicketIcon } from '@marquee/ui';
import { gamePath } from '../catalogue/gamePath.ts';
import * as styles from './DrawCard.css.ts';
import type { Lottery, LotteryMenu } from './Lottery.ts';
import { NextDraw } from './NextDraw.tsx';
import { useRegionName } from './useRegionName.ts';

type Props = {
  game: Pick<LotteryMenu['gameMenus'][number], 'remark' | 'gameId'>;
  /** What is known of its draws; undefined while that loads. */
  lottery: Lottery | undefined;
  /** The answer is from when the page was written: its draws may be over. */
  isOld?: boolean;
  onDraw: () => void;
};

/** A lottery and the time left until it draws; leads to its page. */
export const DrawCard = ({ game, lottery, isOld, onDraw }: Props) => {
  const { t } = useLingui();
  const regionName = useRegionName();
  const at = lottery?.nextDrawAt;
  return (
    <Card padding="m" isInteractive className={styles.card}>
      <span className={styles.mark}>{lottery?.isOfficial === false ? <DiceIcon /> : <TicketIcon />}</span>
      <div className={styles.words}>
        <Link href={gamePath(game.gameId)} className={styles.name}>
          {game.remark}
        </Link>
        <Text as="span" size="xs" isMuted>
          {lottery ? regionName(lottery) : '\u00a0'}
        </Text>
      </div>
      {at !== null && (
        <div className={styles.time}>
          <Text as="span" size="xs" isMuted>
            {t`Time left`}
          </Text>
          <NextDraw at={isOld ? undefined : at} onDraw={onDraw} />
        </div>
      )}
    </Card>
  );
};
