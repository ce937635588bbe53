import { useLingui } from '@lingui/react/macro';
import { ownPage } from '../pages.tsx';
import { addressOf, usePages } from '../usePages.ts';
import type { Found } from './Found.ts';
import { plain } from './plain.ts';

/** The pages of whoever is logged in whose names hold a text; all of them where nothing is typed. */
export const usePagesFound = (text: string): readonly Found[] => {
  const { t, i18n } = useLingui();
  const sought = plain(text);
  return [...usePages(), ownPage].flatMap((page) => {
    const title = i18n._(page.name);
    const { icon: Icon } = page;
    return plain(title).includes(sought)
      ? [{ to: addressOf(page), title, note: t`Page`, icon: <Icon /> }]
      : [];
  });
};
