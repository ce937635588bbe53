import { useLingui } from '@lingui/react/macro';
import { Badge, Tabs } from '@marquee/ui';
import { type ReactNode, useState } from 'react';
import { drawWeekday } from './drawWeekday.ts';
import type { WeekdayMenu } from './splitMenus.ts';

type Props = { menus: readonly WeekdayMenu[]; children: (menu: WeekdayMenu) => ReactNode };

/** The weekdays on which official lotteries draw, today's open at first. */
export const WeekdayTabs = ({ menus, children }: Props) => {
  const { t } = useLingui();
  const [today] = useState(() => drawWeekday(Date.now()));
  const [chosen, choose] = useState(String(today));
  const shown = menus.find(({ weekday }) => String(weekday) === chosen) ?? menus[0];
  if (!shown) return null;
  return (
    <Tabs
      label={t`Draw days`}
      tabs={menus.map(({ weekday, labelName }) => ({
        id: String(weekday),
        label: (
          <>
            {labelName}
            {weekday === today && <Badge tone="accent">{t`Today`}</Badge>}
          </>
        ),
      }))}
      selected={String(shown.weekday)}
      onSelect={choose}
    >
      {children(shown)}
    </Tabs>
  );
};
