import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { findLanguage } from '@marquee/reference';
import { TextLink } from '@marquee/ui';
import { LanguageLink } from '../header/LanguageLink.tsx';
import { useLanguageAddress } from '../header/useLanguageAddress.ts';
import { useEntries } from '../site/useEntries.ts';
import { useHasPage } from '../site/useHasPage.ts';
import { ContactLabel } from './ContactLabel.tsx';
import { FooterGroup } from './FooterGroup.tsx';
import { useHelpTopics } from './useHelpTopics.ts';

/** Topics of help that the footer names, beside what members agree to, which always stands there. */
const shownTopics = 7;

/** The links of the footer: help, contact, languages. */
export const FooterLinks = () => {
  const { t } = useLingui();
  const { brand, language } = useSite();
  const languageAddress = useLanguageAddress();
  const topics = useHelpTopics();
  const shown = topics.filter(({ version }, position) => version !== null || position < shownTopics);
  const entries = useEntries('footer');
  const hasPage = useHasPage();
  return (
    <>
      {hasPage('/help') && (
        <FooterGroup title={t`Help`}>
          {shown.map(({ id, title }) => (
            <li key={id}>
              <TextLink href={`/help?topic=${encodeURIComponent(id)}`} look="quiet" tone="neutral">
                {title}
              </TextLink>
            </li>
          ))}
          {shown.length < Math.max(topics.length, 1) && (
            <li>
              <TextLink href="/help" look="quiet" tone="neutral">
                {topics.length === 0 ? t`Help centre` : t`All topics`}
              </TextLink>
            </li>
          )}
        </FooterGroup>
      )}
      <FooterGroup title={t`Contact`}>
        {entries.map(({ key, href, label }) => (
          <li key={key}>
            <TextLink href={href} look="quiet" tone="neutral">
              {label}
            </TextLink>
          </li>
        ))}
        {brand.contact.map(({ url, label }) => (
          <li key={url}>
            <TextLink href={url} look="quiet" tone="neutral">
              <ContactLabel label={label} />
            </TextLink>
          </li>
        ))}
      </FooterGroup>
      {brand.languages.length > 1 && (
        <FooterGroup title={t`Languages`}>
          {brand.languages.map((offered) => (
            <li key={offered}>
              <TextLink
                as={LanguageLink}
                href={languageAddress(offered)}
                lang={offered}
                look="quiet"
                tone="neutral"
                aria-current={offered === language ? 'true' : undefined}
              >
                {findLanguage(offered)?.name ?? offered}
              </TextLink>
            </li>
          ))}
        </FooterGroup>
      )}
    </>
  );
};
