import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';

/** A step of a merchant on its way to opening. */
export type FirstStep = RouteValue<'getStaffFirstSteps'>['steps'][number];

type Words = { name: string; hint: string } & (
  | { to: string; where: string }
  /** Done outside of the console, as the hint says. */
  | { to: null; where: null }
);

/** What each step is called, why it is one, and the page where it is done. */
export const useStepWords = (): Readonly<Record<FirstStep['id'], Words>> => {
  const { t } = useLingui();
  return {
    facts: {
      name: t`Licence and legal facts`,
      hint: t`They stand in the brand’s folder (brand.ts) and are applied from there.`,
      to: null,
      where: null,
    },
    payments: {
      name: t`Payment gateway`,
      hint: t`Without one nobody can deposit. It is set by PAYMENT_URL and PAYMENT_SECRET of the nodes.`,
      to: null,
      where: null,
    },
    depositMethods: {
      name: t`Ways to deposit`,
      hint: t`At least one, with its bounds.`,
      to: '/site?part=deposits',
      where: t`Site`,
    },
    games: {
      name: t`Games on offer`,
      hint: t`What the lobby shows.`,
      to: '/games',
      where: t`Games`,
    },
    vendors: {
      name: t`Vendors that can be played`,
      hint: t`Each shares a secret with the merchant and has an address for its games (VENDORS_FILE). Games of the others are better not offered.`,
      to: '/games',
      where: t`Games`,
    },
    secondPerson: {
      name: t`Two people for withdrawals`,
      hint: t`What one decides about large amounts and disputes, another one agrees to.`,
      to: '/people',
      where: t`People`,
    },
    contacts: {
      name: t`Customer service`,
      hint: t`Where players reach you.`,
      to: '/content/contact/customer-service',
      where: t`Content`,
    },
    texts: {
      name: t`Help and terms in every language`,
      hint: t`Topics that have all their texts.`,
      to: '/content?kind=help',
      where: t`Content`,
    },
    banners: {
      name: t`Banners`,
      hint: t`The home page is led by them.`,
      to: '/content?kind=banner',
      where: t`Content`,
    },
    promotions: {
      name: t`Promotions`,
      hint: t`Only what you keep to.`,
      to: '/content?kind=promotion',
      where: t`Content`,
    },
    announcements: {
      name: t`Announcements and notices`,
      hint: t`The first words to your players.`,
      to: '/content?kind=announcement',
      where: t`Content`,
    },
    apps: {
      name: t`App links`,
      hint: t`The site’s own guides, or your stores.`,
      to: '/content?kind=app',
      where: t`Content`,
    },
    opened: {
      name: t`The site is open`,
      hint: t`Opened by a person, after all of this.`,
      to: '/site?part=maintenance',
      where: t`Site`,
    },
  };
};
