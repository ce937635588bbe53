import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { Button, Progress, Text } from '@marquee/ui';
import type { Limit, Play } from '../Play.ts';
import * as styles from './LimitCards.css.ts';
import { PendingChange } from './PendingChange.tsx';
import { useLimitWords } from './useLimitWords.ts';

type Props = { limit: Limit; play: Play; onEdit: () => void };

const toneOf = (used: number, limit: number) => {
  if (used >= limit) return 'critical';
  return used >= limit * 0.8 ? 'caution' : 'accent';
};

/** One limit: its value, how much of it is used, and the looser one that waits. */
export const LimitRow = ({ limit: each, play, onEdit }: Props) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const words = useLimitWords(play.currency);
  const { kind, period, limit, used, isOwn, pending, resetsAt } = each;
  const title = words.title(each);
  const spent = words.figure(kind, used);
  const resets = dateTime(resetsAt, { timeZone: play.timeZone });
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <span className={styles.words}>
          <Text as="span" size="s" isMuted>
            {words.period(period)}
          </Text>
          <span className={styles.figure}>{limit === null ? t`No limit` : words.figure(kind, limit)}</span>
          {limit !== null && !isOwn && <Text as="span" size="s" isMuted>{t`Set by us`}</Text>}
        </span>
        <Button
          look="soft"
          tone="neutral"
          aria-label={limit === null ? t`Set: ${title}` : t`Change: ${title}`}
          onClick={onEdit}
        >
          {limit === null ? t`Set` : t`Change`}
        </Button>
      </div>
      {limit === null ? (
        <Text size="s" isMuted>{t`Used so far: ${spent}`}</Text>
      ) : (
        <Progress
          label={t`Used: ${spent}`}
          value={Math.min(used, limit)}
          max={Math.max(limit, 1)}
          tone={toneOf(used, limit)}
          valueText={t`Resets ${resets}`}
        />
      )}
      {pending && <PendingChange limit={each} pending={pending} play={play} />}
    </li>
  );
};
