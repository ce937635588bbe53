import { GuideContainer } from './GuideContainer.tsx';
import { GuidePage } from './GuidePage.tsx';

/** Puts a page before the stories of each part; the build whose stories are looked at goes without. */
export const parameters = { docs: { page: GuidePage, container: GuideContainer } };
