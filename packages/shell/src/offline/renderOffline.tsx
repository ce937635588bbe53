import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import type { Language } from '@marquee/reference';
import { titleOf } from '../routing/titleOf.ts';
import { createCatalogs } from '../runtime/createCatalogs.ts';
import { shellTexts } from '../shellTexts.ts';
import { OfflinePage, type OfflineParts } from './OfflinePage.tsx';

/** Writes the page that a site's worker shows without a network: it needs no script, and none of the site's own runs on it. */
export const renderOffline = async ({
  language,
  ...parts
}: OfflineParts & { language: Language }): Promise<{ html: string; title: string }> => {
  const i18n = setupI18n();
  await createCatalogs(i18n).load(shellTexts, language);
  i18n.activate(language);
  const { prerender } = await import('react-dom/static');
  const { prelude } = await prerender(
    <I18nProvider i18n={i18n}>
      <OfflinePage {...parts} />
    </I18nProvider>,
  );
  return {
    html: await new Response(prelude).text(),
    title: titleOf(parts.brand, language, i18n._(msg`No connection`)),
  };
};
