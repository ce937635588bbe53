import type { PageBrand as Brand } from '@marquee/brand';
import type { Language } from '@marquee/reference';
import { useAtomValue } from 'jotai';
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { languageAtom } from '../site/languageAtom.ts';
import { addressOf, baseOf, readAddress } from './address.ts';
import type { SiteHistory } from './siteHistory.ts';

type Shown = Pick<SiteHistory, 'action' | 'location'> & { language: Language };

type Props = { brand: Brand; history: SiteHistory; children: ReactNode };

/**
 * The router of the browser. Unlike the library's own, it can change the language before every path without
 * starting the page anew: the address and what is shown of it change in one step.
 */
export const SiteRouter = ({ brand, history, children }: Props) => {
  const language = useAtomValue(languageAtom);
  const [shown, setShown] = useState<Shown>(() => ({
    action: history.action,
    location: history.location,
    language,
  }));
  useLayoutEffect(() => {
    const show = ({ action, location }: Pick<SiteHistory, 'action' | 'location'>) => {
      const address = readAddress(brand, location.pathname);
      // Back to an entry from before a change of language: the reader's choice stands, the address follows.
      if (address.language !== language)
        history.replace({ ...location, pathname: addressOf(brand, language, address.path) }, location.state);
      else if (shown.language === language) startTransition(() => setShown({ action, location, language }));
      else setShown({ action, location, language });
    };
    // Listened to first: the address that follows a change of language is told to listeners alone.
    const stop = history.listen(show);
    if (shown.language !== language) show(history);
    return stop;
  }, [brand, history, language, shown.language]);
  return (
    <Router
      basename={baseOf(brand, shown.language)}
      location={shown.location}
      navigationType={shown.action}
      navigator={history}
    >
      {children}
    </Router>
  );
};
