import { useLingui } from '@lingui/react/macro';
import { MegaphoneIcon, Ticker } from '@marquee/ui';
import { useHome } from '../useHome.ts';
import * as styles from './sections.css.ts';

/** The merchant's notices, running by. */
export const NoticeTicker = () => {
  const { t } = useLingui();
  const { data, isPending } = useHome();
  if (isPending) return <div className={styles.tickerPlace} aria-busy />;
  return (
    <Ticker
      label={t`Notices`}
      pauseLabel={t`Pause notices`}
      playLabel={t`Resume notices`}
      icon={<MegaphoneIcon />}
      notices={data?.notice ?? []}
    />
  );
};
