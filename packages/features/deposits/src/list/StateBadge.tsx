import { useLingui } from '@lingui/react/macro';
import { Badge, type Tone } from '@marquee/ui';
import type { Deposit } from '../depositTypes.ts';

const tones: Readonly<Record<Deposit['state'], Tone>> = {
  waiting: 'info',
  paid: 'positive',
  failed: 'critical',
  expired: 'caution',
  cancelled: 'neutral',
  returned: 'caution',
};

/** How a deposit stands, in a word. */
export const StateBadge = ({ state }: { state: Deposit['state'] }) => {
  const { t } = useLingui();
  const names: Readonly<Record<Deposit['state'], string>> = {
    waiting: t`Waiting`,
    paid: t`Credited`,
    failed: t`Failed`,
    expired: t`Expired`,
    cancelled: t`Cancelled`,
    returned: t`Sent back`,
  };
  return <Badge tone={tones[state]}>{names[state]}</Badge>;
};
