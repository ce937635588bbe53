import { useLingui } from '@lingui/react/macro';
import { Button } from '@marquee/ui';
import { useState } from 'react';
import type { LotteryMenu } from './Lottery.ts';
import { LotteryLinks } from './LotteryLinks.tsx';
import * as styles from './LotteryMenus.css.ts';

/** The lotteries that stand under no weekday, five at a time: each press of the button shows the next five. */
export const OtherLotteries = ({ menus }: { menus: readonly LotteryMenu[] }) => {
  const { t } = useLingui();
  const [shown, setShown] = useState(1);
  const next = menus[shown]?.gameMenus.length ?? 0;
  return (
    <>
      {menus.slice(0, shown).map(({ labelName, gameMenus }) => (
        <div key={labelName} className={styles.group}>
          <p className={styles.label}>{labelName}</p>
          <LotteryLinks games={gameMenus} />
        </div>
      ))}
      {next > 0 && (
        <Button tone="neutral" look="soft" size="s" onClick={() => setShown(shown + 1)}>
          {t`Show ${next} more`}
        </Button>
      )}
    </>
  );
};
