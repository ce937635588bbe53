import type { Session } from '@marquee/feature-core';
import type { SiteRoute } from '../routing/siteRoutes.ts';

/**
 * Whom a page's HTML is written for. Of the member area it shows what stands there until it is known who has come:
 * neither a member's things nor the word that one has to log in.
 */
export const writtenSession = (page: SiteRoute | undefined): Session => ({
  status: page?.route.layout === 'member' ? 'restoring' : 'guest',
});
