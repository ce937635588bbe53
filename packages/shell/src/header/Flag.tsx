import { findLanguage, type Language } from '@marquee/reference';
import { Flag as CountryFlag } from '@marquee/ui';
import type { ReactNode } from 'react';
import * as styles from './Flag.css.ts';

/** Those of the languages that stand in the first paint; the kit's drawings come after it. */
const drawings: Readonly<Record<string, ReactNode>> = {
  VN: (
    <>
      <path fill="#da251d" d="M0 0h24v16H0z" />
      <path fill="#ff0" d="m12 3 1.2 3.6H17l-3 2.3 1.1 3.6-3.1-2.2-3.1 2.2L10 8.9 7 6.6h3.8z" />
    </>
  ),
  GB: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
};

/** The flag that stands for a language; its name stands beside it or in its button's label. */
export const Flag = ({ language }: { language: Language }) => {
  const country = findLanguage(language)?.flag ?? '';
  const drawing = drawings[country];
  return drawing ? (
    <svg viewBox="0 0 24 16" className={styles.flag} aria-hidden>
      {drawing}
    </svg>
  ) : (
    <CountryFlag country={country} />
  );
};
