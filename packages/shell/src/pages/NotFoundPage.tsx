import { useLingui } from '@lingui/react/macro';
import { ButtonLink, MapPinIcon } from '@marquee/ui';
import { Notice } from './Notice.tsx';

/** Stands at every address that the site does not have. */
export const NotFoundPage = () => {
  const { t } = useLingui();
  return (
    <Notice
      icon={<MapPinIcon size="xl" />}
      title={t`There is no page at this address`}
      text={t`It may have moved, or the address was mistyped.`}
    >
      <ButtonLink href="/">{t`Go to the home page`}</ButtonLink>
    </Notice>
  );
};
