import type { BalanceReader } from './vendors/createBalanceReader.ts';
import type { WalletCaller } from './vendors/createWalletCaller.ts';

declare module '../kernel/http/Services.ts' {
  interface Services {
    vendorBalances: BalanceReader;
    callWallet: WalletCaller;
  }
}
