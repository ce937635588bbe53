import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { findLanguage, type Language } from '@marquee/reference';
import { IconButton, LinkProvider, Menu, MenuItem } from '@marquee/ui';
import { Flag } from './Flag.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { useLanguageAddress } from './useLanguageAddress.ts';

/** Offers the brand's languages by flag and own name; each is the address of this page in that language. */
export const LanguageMenu = () => {
  const { t } = useLingui();
  const { brand, language } = useSite();
  const languageAddress = useLanguageAddress();
  if (brand.languages.length < 2) return null;
  const nameOf = (offered: Language) => findLanguage(offered)?.name ?? offered;
  return (
    <LinkProvider component={LanguageLink}>
      <Menu
        label={t`Language`}
        align="end"
        renderTrigger={(props) => (
          <IconButton
            {...props}
            label={t`Language: ${nameOf(language)}`}
            icon={<Flag language={language} />}
          />
        )}
      >
        {brand.languages.map((offered) => (
          <MenuItem
            key={offered}
            href={languageAddress(offered)}
            lang={offered}
            isChecked={offered === language}
            icon={<Flag language={offered} />}
          >
            {nameOf(offered)}
          </MenuItem>
        ))}
      </Menu>
    </LinkProvider>
  );
};
