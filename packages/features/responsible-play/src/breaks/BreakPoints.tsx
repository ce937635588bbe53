import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon, LockIcon, PauseIcon } from '@marquee/ui';
import * as styles from './Breaks.css.ts';

/** What stops, what stays open, and until when. */
export const BreakPoints = ({ until }: { until: string | null }) => {
  const { t } = useLingui();
  const points = [
    {
      icon: <PauseIcon className={styles.stops} />,
      text: t`Bets stop immediately. Rounds already started are settled.`,
    },
    { icon: <PauseIcon className={styles.stops} />, text: t`Deposits stop immediately.` },
    {
      icon: <CheckCircleIcon className={styles.stays} />,
      text: t`Withdrawals stay open: your money is still yours, and you can log in to withdraw it.`,
    },
    {
      icon: <LockIcon />,
      text: until ? t`It ends automatically on ${until}, and not before.` : t`It is permanent.`,
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
