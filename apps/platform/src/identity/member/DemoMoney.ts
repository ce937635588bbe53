import type { Currency } from '@marquee/reference';
import type { Connection } from '#kernel';

type Holder = { owner: string; currency: Currency; at: Date };

/** Gives accounts money that is worth nothing, in the transaction that opens or removes them. */
export type DemoMoney = {
  /** What free play begins with. */
  openFreePlay: (tx: Connection, holder: Holder) => Promise<void>;
  /** What a demo account of the sandbox begins with; one that money has reached before keeps what it has. */
  fillDemoAccount: (tx: Connection, holder: Holder) => Promise<void>;
  /** Takes back what accounts of free play have left that expired before a moment. */
  takeBack: (tx: Connection, now: Date) => Promise<void>;
};
