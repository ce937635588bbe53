import { useSite } from '@marquee/feature-core';
import { findLanguage } from '@marquee/reference';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Shows the page in the language that the address asks for, by its id or the specification's code, and takes `language`
 * and `tokens` out of the address. A token is never read: what opens an account has no place in an address, which
 * histories, logs and other sites see.
 */
export const useAskedLanguage = (): void => {
  const { brand, language, setLanguage } = useSite();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('language');
  const isAsked = asked !== null || search.has('tokens');
  useEffect(() => {
    if (!isAsked) return;
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of ['language', 'tokens']) after.delete(name);
        return after;
      },
      { replace: true },
    );
    const wanted = brand.languages.find((one) =>
      [one.toLowerCase(), findLanguage(one)?.code.toLowerCase()].includes(asked?.toLowerCase()),
    );
    if (wanted && wanted !== language) setLanguage(wanted);
  }, [asked, brand, isAsked, language, setLanguage, setSearch]);
};
