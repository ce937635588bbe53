import type { Permission } from '@marquee/contract/staff';
import type { Screen } from '../Screen.ts';

/** A screen of the operators' console as the gallery shows it. */
export type ConsoleScreen = Pick<
  Screen,
  'title' | 'changes' | 'refuses' | 'presses' | 'fills' | 'sends' | 'shows' | 'isBox' | 'states'
> & {
  /** Address at which it is opened. */
  at: `/${string}`;
  /** What whoever looks may do, where that is not all and the state does not say it. */
  may?: readonly Permission[];
};
