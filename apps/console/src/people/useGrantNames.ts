import { useLingui } from '@lingui/react/macro';
import type { Grant } from './GrantsFields.tsx';
import { useRoleNames } from './useRoleNames.ts';

/** Says roles in words, each with the merchant that it is for. */
export const useGrantNames = () => {
  const { t } = useLingui();
  const roles = useRoleNames();
  return (grants: readonly Grant[]): string[] =>
    grants.map(({ merchant, role }) => `${roles[role]} · ${merchant === '*' ? t`all merchants` : merchant}`);
};
