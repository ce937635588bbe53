import { useLingui } from '@lingui/react/macro';
import { ArrowEndIcon, TextLink, VisuallyHidden } from '@marquee/ui';

/** The link from a shelf to everything of its kind; `of` tells screen readers what that is. */
export const SeeAll = ({ href, of }: { href: `/${string}`; of: string }) => {
  const { t } = useLingui();
  return (
    <TextLink href={href} look="quiet">
      {t`See all`}
      <VisuallyHidden>: {of}</VisuallyHidden>
      <ArrowEndIcon size="s" />
    </TextLink>
  );
};
