import { useLingui } from '@lingui/react/macro';
import { MomentPicture } from '@marquee/feature-core';
import { ButtonLink } from '@marquee/ui';
import { Notice } from './Notice.tsx';

/** Stands at every address that the site does not have. */
export const NotFoundPage = () => {
  const { t } = useLingui();
  return (
    <Notice
      picture={<MomentPicture moment="not-found" />}
      title={t`There is no page at this address`}
      text={t`It may have moved, or the address was mistyped.`}
    >
      <ButtonLink href="/">{t`Go to the home page`}</ButtonLink>
    </Notice>
  );
};
