import { useLingui } from '@lingui/react/macro';
import { Chip } from '@marquee/ui';
import type { AccountRecord, Movement } from '../words/Movement.ts';
import { useKindNames } from '../words/useKindNames.ts';
import { useWalletName } from '../words/useWalletName.ts';
import { ChipRow } from './ChipRow.tsx';
import { useRecordAddress } from './useRecordAddress.ts';

const kindOrder: readonly Movement['kind'][] = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'refund',
  'bonus',
  'transfer',
  'correction',
  'other',
];

/** Chooses the wallet and the kinds of movement. */
export const AccountFilters = ({ wallets }: { wallets: AccountRecord['wallets'] }) => {
  const { t } = useLingui();
  const kindNames = useKindNames();
  const walletName = useWalletName();
  const { wallet, kinds, change } = useRecordAddress();
  const toggle = (kind: string) => {
    const others = kinds.filter((each) => each !== kind);
    change({ kinds: (others.length < kinds.length ? others : [...kinds, kind]).join(',') });
  };
  return (
    <>
      {wallets.length > 0 && (
        <ChipRow name={t`Wallet`}>
          {wallets.map(({ wallet: each, title }) => (
            <Chip
              key={each}
              isSelected={each === wallet}
              onToggle={() => change({ wallet: each === 'main' ? undefined : each })}
            >
              {walletName(each, title)}
            </Chip>
          ))}
        </ChipRow>
      )}
      <ChipRow name={t`Transactions`}>
        <Chip isSelected={kinds.length === 0} onToggle={() => change({ kinds: undefined })}>
          {t`All`}
        </Chip>
        {kindOrder.map((kind) => (
          <Chip key={kind} isSelected={kinds.includes(kind)} onToggle={() => toggle(kind)}>
            {kindNames[kind]}
          </Chip>
        ))}
      </ChipRow>
    </>
  );
};
