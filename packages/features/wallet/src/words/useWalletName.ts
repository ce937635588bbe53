import { useLingui } from '@lingui/react/macro';

/** What a wallet is called; vendors' wallets by their titles. */
export const useWalletName = () => {
  const { t } = useLingui();
  return (wallet: string, title: string | null = null): string => {
    if (wallet === 'main') return t`Main wallet`;
    if (wallet === 'bonus') return t`Bonus`;
    if (wallet === 'held') return t`On hold`;
    return title ?? wallet;
  };
};
