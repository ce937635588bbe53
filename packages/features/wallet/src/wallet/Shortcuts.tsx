import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { ButtonLink } from '@marquee/ui';
import { shortcuts } from './FundsCard.css.ts';

/** Leads to paying in and out where the site has pages for it. */
export const Shortcuts = () => {
  const { t } = useLingui();
  const { hasPage } = useSite();
  const [canDeposit, canWithdraw] = [hasPage('/member/deposit'), hasPage('/member/withdraw')];
  if (!canDeposit && !canWithdraw) return null;
  return (
    <div className={shortcuts}>
      {canDeposit && (
        <ButtonLink href="/member/deposit" isFull>
          {t`Deposit`}
        </ButtonLink>
      )}
      {canWithdraw && (
        <ButtonLink href="/member/withdraw" isFull look="outline" tone="neutral">
          {t`Withdraw`}
        </ButtonLink>
      )}
    </div>
  );
};
