import { exampleTime } from '@marquee/contract/examples';

const ahead = Date.parse(exampleTime) - Date.now();
const RealDate = Date;

/**
 * The clock of the stories: it starts at the moment at which the contract's examples take place, so that what they
 * count down to lies ahead on whatever day they are looked at.
 */
globalThis.Date = class extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(RealDate.now() + ahead);
    else super(...parts);
  }

  static override now() {
    return RealDate.now() + ahead;
  }
} as DateConstructor;
