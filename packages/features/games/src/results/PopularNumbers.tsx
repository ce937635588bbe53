import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Heading, Text } from '@marquee/ui';
import { useId } from 'react';
import { Balls } from './Balls.tsx';
import type { Region } from './Result.ts';
import * as styles from './ResultsBoard.css.ts';
import { usePopularNumbers } from './useResults.ts';

/** The endings that came most often in a region's draws; nothing where nothing was drawn. */
export const PopularNumbers = ({ region }: { region: Region }) => {
  const { t } = useLingui();
  const id = useId();
  const { data } = usePopularNumbers(region);
  if (!data || data.list.length === 0) return null;
  const { draws } = data;
  return (
    <section aria-labelledby={id} className={styles.board}>
      <div>
        <Heading level={3} id={id}>
          {t`Popular numbers`}
        </Heading>
        <Text size="s" isMuted>
          {t`The last two digits that came most often in ${plural(draws, { one: '# draw', other: '# draws' })} of the last 30 days. Each draw is independent of those before it.`}
        </Text>
      </div>
      <ul className={styles.popular}>
        {data.list.map(({ number, hits }) => (
          <li key={number} className={styles.hit}>
            <Balls numbers={[number]} />
            <Text as="span" size="s" isMuted>
              {t`${plural(hits, { one: '# time', other: '# times' })}`}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
};
