import { Money, VisuallyHidden } from '@marquee/ui';
import { useCountUp } from './useCountUp.ts';

/** An amount that counts up once when it is first seen; screen readers get it at once. */
export const CountedMoney = ({ minor, currency }: { minor: number; currency: string }) => (
  <>
    <span aria-hidden>
      <Money minor={useCountUp(minor)} currency={currency} />
    </span>
    <VisuallyHidden>
      <Money minor={minor} currency={currency} />
    </VisuallyHidden>
  </>
);
