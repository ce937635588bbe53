import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { ButtonLink } from '@marquee/ui';

/** The next step where there is nothing to read: what is open on this site now. */
export const PromotionsLink = () => {
  const { t } = useLingui();
  const { hasFeature } = useSite();
  const isShown = hasFeature('promotions-shelf');
  return (
    <ButtonLink href={isShown ? '/promotions' : '/'} look="soft">
      {isShown ? t`See promotions` : t`Go to the home page`}
    </ButtonLink>
  );
};
