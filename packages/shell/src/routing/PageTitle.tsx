import { useLingui } from '@lingui/react/macro';
import { PageTitleContext, useSite } from '@marquee/feature-core';
import { type ReactNode, useEffect, useState } from 'react';
import { titleOf } from './titleOf.ts';
import { usePage } from './usePage.ts';

/** Keeps the title of the document: what the page itself says, else what its route says. */
export const PageTitle = ({ children }: { children: ReactNode }) => {
  const { t, i18n } = useLingui();
  const { brand, language } = useSite();
  const [own, setOwn] = useState<string>();
  const page = usePage();
  const fallback = page ? page.route.title && i18n._(page.route.title) : t`Page not found`;
  const title = titleOf(brand, language, own ?? fallback);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <PageTitleContext value={setOwn}>{children}</PageTitleContext>;
};
