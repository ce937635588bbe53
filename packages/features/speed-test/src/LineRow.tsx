import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNumber } from '@marquee/i18n';
import { Badge, cx, Text, TextLink } from '@marquee/ui';
import { failuresOf, type Line, middleOf, TRIES } from './Line.ts';
import * as styles from './SpeedTest.css.ts';
import { originOf } from './tryLine.ts';

type Props = {
  line: Line;
  isHere: boolean;
  isBest: boolean;
  isRunning: boolean;
  /** Milliseconds of the slowest line: its bar is full. */
  slowest: number;
};

/** A domain, how fast it answers as a bar, and how many tries were not answered. */
export const LineRow = ({ line, isHere, isBest, isRunning, slowest }: Props) => {
  const { t } = useLingui();
  const number = useNumber();
  const { domain, tries } = line;
  const count = tries.length;
  const ms = middleOf(line);
  const failures = failuresOf(line);
  const isMeasured = count > 0;
  const isLost = isMeasured && ms === undefined && !isRunning;
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        {isMeasured && !isHere ? (
          <TextLink href={`${originOf(domain)}/`}>{domain}</TextLink>
        ) : (
          <strong>{domain}</strong>
        )}
        {isHere && <Badge tone="neutral">{t`This address`}</Badge>}
        {isBest && <Badge tone="positive">{t`Fastest`}</Badge>}
        {isLost && <Badge tone="critical">{t`No answer`}</Badge>}
        {ms !== undefined && <span className={styles.figure}>{t`${number(ms)} ms`}</span>}
      </div>
      <div className={styles.track} aria-hidden>
        <div
          className={cx(styles.bar, isBest && styles.bestBar)}
          style={{ inlineSize: `${ms === undefined ? 0 : Math.max(4, (100 * ms) / slowest)}%` }}
        />
      </div>
      <Text as="span" size="s" isMuted>
        {!isMeasured && t`Not measured yet`}
        {isMeasured && (
          <Trans>
            {count} of {TRIES} tries
          </Trans>
        )}
        {failures > 0 && ', '}
        {failures > 0 && <Plural value={failures} one="# not answered" other="# not answered" />}
      </Text>
    </li>
  );
};
