import { useSite } from '@marquee/feature-core';
import type { Language } from '@marquee/reference';
import type { AnchorHTMLAttributes } from 'react';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link to this page in the language of its words; once scripts are there, the page changes in place. */
export const LanguageLink = ({ href, onClick, children, ...rest }: Props) => {
  const { setLanguage } = useSite();
  return (
    <a
      {...rest}
      href={href}
      hrefLang={rest.lang}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        setLanguage(rest.lang as Language);
      }}
    >
      {children}
    </a>
  );
};
