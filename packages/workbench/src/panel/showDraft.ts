import { fontCss, themeCss, themeVars } from '@marquee/brand/theme';
import type { Bench } from '../Bench.ts';
import { DRAFT_CHANGE, type DraftChange } from '../DraftChange.ts';
import { showTheme } from '../page/showTheme.ts';
import type { Draft } from './draftOf.ts';

/** The whole theme of a draft as CSS, derived as a build derives it. */
export const themeOf = ({ tokens, brand }: Draft, assets: string) => ({
  css:
    fontCss(tokens, { urlOf: (file) => `${assets}/fonts/${file}` }) +
    themeCss(tokens, { scheme: brand.defaultScheme }),
  canvas: themeVars(tokens, brand.defaultScheme === 'light' ? 'light' : 'dark')['--mq-color-canvas'] ?? '',
});

const siteOf = ({ brand, settings }: Draft): DraftChange => ({ brand, categories: settings.categories });

/** Shows a draft in the page around the panel; what is drawn anew is only what differs from what was shown before. */
export const showDraft = (before: Draft, draft: Draft, { assets }: Pick<Bench, 'assets'>): void => {
  if (before.tokens !== draft.tokens || before.brand.defaultScheme !== draft.brand.defaultScheme)
    showTheme(themeOf(draft, assets));
  if (before.brand.defaultScheme !== draft.brand.defaultScheme && draft.brand.defaultScheme !== 'auto')
    document.documentElement.dataset['scheme'] = draft.brand.defaultScheme;
  const site = siteOf(draft);
  if (JSON.stringify(siteOf(before)) !== JSON.stringify(site))
    dispatchEvent(new CustomEvent<DraftChange>(DRAFT_CHANGE, { detail: site }));
};
