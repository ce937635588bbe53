import { useLingui } from '@lingui/react/macro';
import type { Method } from './depositTypes.ts';

/** What the ways to deposit are called. */
export const useMethodNames = (): Readonly<Record<Method, string>> => {
  const { t } = useLingui();
  return { vietqr: t`VietQR`, bank: t`Bank transfer`, redirect: t`Card or e-wallet` };
};
