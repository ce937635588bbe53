import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon, LockIcon, PauseIcon } from '@marquee/ui';
import * as styles from './Breaks.css.ts';

/** What stops, what stays open, and until when. */
export const BreakPoints = ({ until }: { until: string | null }) => {
  const { t } = useLingui();
  const points = [
    {
      icon: <PauseIcon className={styles.stops} />,
      text: t`Bets stop at once. Rounds that have begun are settled.`,
    },
    { icon: <PauseIcon className={styles.stops} />, text: t`Deposits stop at once.` },
    {
      icon: <CheckCircleIcon className={styles.stays} />,
      text: t`Withdrawals stay open: your money remains yours, and you can log in to take it out.`,
    },
    {
      icon: <LockIcon />,
      text: until ? t`It ends by itself on ${until}, and not before.` : t`It never ends.`,
    },
  ];
  return (
    <ul className={styles.points}>
      {points.map(({ icon, text }) => (
        <li key={text} className={styles.point}>
          {icon}
          {text}
        </li>
      ))}
    </ul>
  );
};
