import { useLingui } from '@lingui/react/macro';
import type { StaffRole } from '@marquee/contract/staff';

/** What the roles are called. */
export const useRoleNames = (): Record<StaffRole, string> => {
  const { t } = useLingui();
  return {
    owner: t`Owner`,
    support: t`Support`,
    payments: t({ message: 'Payments', context: 'role of staff' }),
    risk: t`Risk`,
    content: t`Content`,
    games: t`Games`,
    agents: t`Agents`,
    compliance: t`Compliance`,
    'read-only': t`Reads only`,
  };
};
