import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageState } from './PageState.ts';

/** What the page says when its code does not arrive; written into its HTML, because its texts may not arrive either. */
export const stalledTexts = (i18n: I18n): PageState['stalled'] => ({
  title: i18n._(msg`This page didn’t load completely`),
  text: i18n._(
    msg`Check your connection and reload the page. If this keeps happening, close other tabs of this site or clear your browser’s cache.`,
  ),
  action: i18n._(msg`Reload the page`),
  elsewhere: i18n._(msg`The site may open at another of our addresses:`),
});
