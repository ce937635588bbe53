import { useLingui } from '@lingui/react/macro';
import { Stack, Tabs } from '@marquee/ui';
import type { ComponentType } from 'react';
import { AccountTab } from './AccountTab.tsx';
import { BetsTab } from './BetsTab.tsx';
import { BonusTab } from './BonusTab.tsx';
import { ProfitTab } from './ProfitTab.tsx';
import { type RecordTab, recordTabs, useRecordAddress } from './useRecordAddress.ts';

const contents: Readonly<Record<RecordTab, ComponentType>> = {
  account: AccountTab,
  profit: ProfitTab,
  bets: BetsTab,
  bonus: BonusTab,
};

/** What happened to the member's money: movement by movement, and summed up by day. */
const Records = () => {
  const { t } = useLingui();
  const { tab, change } = useRecordAddress();
  const labels: Record<RecordTab, string> = {
    account: t`Account history`,
    profit: t`Profit and loss`,
    bets: t`Bet history`,
    bonus: t`Bonus`,
  };
  const Content = contents[tab];
  return (
    <Stack gap="x5">
      <Tabs
        label={t`Records`}
        tabs={recordTabs.map((id) => ({ id, label: labels[id] }))}
        selected={tab}
        onSelect={(id) =>
          change({
            tab: id === 'account' ? undefined : id,
            wallet: undefined,
            kinds: undefined,
            vendor: undefined,
          })
        }
      >
        <Content />
      </Tabs>
    </Stack>
  );
};

export default Records;
