import { useLingui } from '@lingui/react/macro';
import { cx, Skeleton, VisuallyHidden } from '@marquee/ui';
import * as styles from './HelpCentre.css.ts';
import { list } from './TopicList.css.ts';

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

/** Stands in the shape of topics and text while they load. */
export const HelpSkeleton = ({ isTopicNamed }: { isTopicNamed: boolean }) => {
  const { t } = useLingui();
  return (
    <div className={styles.columns} aria-busy>
      <div className={cx(styles.side, isTopicNamed && styles.notOnPhone)}>
        <VisuallyHidden>
          <output aria-label={t`Loading`} />
        </VisuallyHidden>
        <div>
          <Skeleton width="half" />
          <Skeleton shape="row" />
        </div>
        <div className={list}>
          {rows.map((row) => (
            <Skeleton key={row} shape="row" />
          ))}
        </div>
      </div>
      <div className={cx(styles.text, !isTopicNamed && styles.notOnPhone)}>
        <Skeleton shape="heading" />
        {rows.map((row) => (
          <Skeleton key={row} width={row % 4 ? 'full' : 'half'} />
        ))}
      </div>
    </div>
  );
};
