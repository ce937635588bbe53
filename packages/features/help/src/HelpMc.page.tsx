import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { ChevronStartIcon, TextLink } from '@marquee/ui';
import { HelpCentre } from './centre/HelpCentre.tsx';

/** The help centre without the frame around it, with a way to the site. */
const HelpMc = () => {
  const { t } = useLingui();
  const { brand } = useSite();
  const { name } = brand;
  return (
    <HelpCentre
      above={
        <TextLink href="/" look="quiet" tone="neutral">
          <ChevronStartIcon />
          {t`${name} home`}
        </TextLink>
      }
    />
  );
};

export default HelpMc;
