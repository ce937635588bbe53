import { Card, Text, TextLink } from '@marquee/ui';
import { useDateTime } from '@marquee/i18n';
import { gamePath } from '../catalogue/gamePath.ts';
import { Balls } from './Balls.tsx';
import type { Result } from './Result.ts';
import * as styles from './ResultCard.css.ts';
import { usePrizeName } from './usePrizeName.ts';

type Props = {
  result: Result;
  /** IANA zone that the moment of the draw is written in. */
  timeZone: string;
};

/** What one lottery has drawn, prize by prize. */
export const ResultCard = ({ result, timeZone }: Props) => {
  const prizeName = usePrizeName();
  const { dateTime } = useDateTime();
  const { remark, gameId, drawnAt, prizes } = result;
  return (
    <Card padding="m" as="article">
      <div className={styles.head}>
        <TextLink href={gamePath(gameId)}>{remark}</TextLink>
        <Text as="span" size="xs" isMuted>
          <time dateTime={drawnAt}>{dateTime(drawnAt, { timeZone })}</time>
        </Text>
      </div>
      {prizes.length > 1 ? (
        <dl className={styles.prizes}>
          {prizes.map(({ prize, numbers }) => (
            <div key={prize} className={styles.prize}>
              <dt className={styles.name}>{prizeName(prize) ?? prize}</dt>
              <dd className={styles.numbers}>
                <Balls numbers={numbers} isSpecial={prize === 'DB'} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        prizes.map(({ prize, numbers }) => <Balls key={prize} numbers={numbers} />)
      )}
    </Card>
  );
};
