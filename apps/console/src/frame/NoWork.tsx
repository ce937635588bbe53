import { useLingui } from '@lingui/react/macro';
import { everyMerchant } from '@marquee/contract/staff';
import { EmptyState, TextLink, UserIcon } from '@marquee/ui';
import { useMerchant, useSelf } from '../api/ConsoleContext.ts';
import { useRoleNames } from '../people/useRoleNames.ts';

/** The home of somebody whose role has no page at the merchant: what it may do, and whom to ask. */
export const NoWork = () => {
  const { t } = useLingui();
  const names = useRoleNames();
  const { grants } = useSelf();
  const { name: merchant, code } = useMerchant();
  const roles = grants
    .filter((grant) => grant.merchant === code || grant.merchant === everyMerchant)
    .map(({ role }) => names[role])
    .join(', ');
  return (
    <EmptyState
      icon={<UserIcon size="xl" />}
      title={t`Nothing to work on yet`}
      action={<TextLink href="/account">{t`Your account`}</TextLink>}
    >
      {t`Your role at ${merchant}: ${roles}. Nothing that it works with is in the console yet, so it lets you in and no further. Ask an owner of the console for another role if you need one.`}
    </EmptyState>
  );
};
