import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { ButtonLink, Text, TextLink } from '@marquee/ui';
import { contact } from './HelpCentre.css.ts';

/** The ways to a person, for whom the texts did not help. */
export const HelpContact = () => {
  const { t } = useLingui();
  const { brand, hasFeature } = useSite();
  return (
    <aside className={contact} aria-label={t`Contact`}>
      <Text isStrong>{t`Still have a question?`}</Text>
      {hasFeature('feedback') && (
        <ButtonLink href="/feedback" size="s" look="outline">
          {t`Write to us`}
        </ButtonLink>
      )}
      {brand.contact.map(({ url, label }) => (
        <TextLink key={url} href={url} look="quiet">
          {label}
        </TextLink>
      ))}
    </aside>
  );
};
