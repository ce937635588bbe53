import { unconfirmedProblems } from '@marquee/brand/load';
import type { ContentKind, ValueOf } from '@marquee/contract';
import { and, eq } from '#drizzle';
import type { Connection, Handler, StaffOfMerchant } from '#kernel';
import { depositMethods } from '#money';
import { games } from '#play';
import { findColleagues } from '#staff';
import { findContents } from '../content/describeContent.ts';
import { findMaintenance } from '../site/describeSite.ts';

type Step = ValueOf<'getStaffFirstSteps'>['steps'][number];

const step = (
  id: Step['id'],
  { have, want = 1, isNeeded = true }: { have: number; want?: number; isNeeded?: boolean },
): Step => ({ id, isNeeded, isDone: have >= want, have, want });

/** How many pieces of a kind players see, now or as planned, and how many of all have every text in every language. */
const countContent = async (tx: Connection, context: StaffOfMerchant, kind: ContentKind) => {
  const lines = await findContents(tx, context, kind);
  const published = lines.filter(({ state }) => state === 'shown' || state === 'planned');
  return { shown: published.length, whole: published.filter(({ missing }) => missing.length === 0).length };
};

/** Vendors whose games the merchant offers, and how many of them it shares a secret with and knows the address of. */
const countVendors = async ({ merchant, services, tenant }: StaffOfMerchant) => {
  const offered = await tenant((tx) =>
    tx
      .selectDistinct({ vendor: games.vassalage })
      .from(games)
      .where(and(eq(games.isOffered, true), eq(games.hasReal, true))),
  );
  let have = 0;
  for (const { vendor } of offered) {
    const secrets = await services.vendorSecrets.find(merchant.code, vendor);
    if (secrets.length > 0 && services.config.vendors.launchUrlOf(vendor) !== null) have += 1;
  }
  return { have, want: Math.max(1, offered.length) };
};

/** Answers what a merchant lacks before it can open: each step is read from what there is. */
export const getStaffFirstSteps: Handler<'getStaffFirstSteps'> = async (context) => {
  const { merchant, services, tenant, now } = context;
  const { config } = services;
  const unconfirmed = unconfirmedProblems(merchant.brand).length;
  const isLicensed = merchant.brand.legal.licence.isDemonstration ? 0 : 1;
  const deciders = await findColleagues(context, 'withdrawals.decide');
  const vendors = await countVendors(context);
  const steps = await tenant(async (tx) => {
    const count = (kind: ContentKind) => countContent(tx, context, kind);
    const help = await count('help');
    const [offered, methods] = [
      await tx.$count(games, eq(games.isOffered, true)),
      await tx.$count(depositMethods),
    ];
    const announced = (await count('announcement')).shown + (await count('notice')).shown;
    const { state } = await findMaintenance(tx, now());
    return [
      step('facts', { have: unconfirmed === 0 ? isLicensed : 0 }),
      step('payments', { have: config.payment ? 1 : 0 }),
      step('depositMethods', { have: methods }),
      step('games', { have: offered }),
      step('vendors', vendors),
      // What one asks for another one has to agree to.
      step('secondPerson', { have: deciders.length, want: 2 }),
      step('contacts', { have: (await count('contact')).shown }),
      step('texts', { have: help.whole, want: Math.max(1, help.shown) }),
      step('banners', { have: (await count('banner')).shown, isNeeded: false }),
      step('promotions', { have: (await count('promotion')).shown, isNeeded: false }),
      step('announcements', { have: announced, isNeeded: false }),
      step('apps', { have: (await count('app')).shown, isNeeded: false }),
      step('opened', { have: state === 'closed' ? 0 : 1, isNeeded: false }),
    ];
  });
  return { isDemonstration: config.isSandbox, steps };
};
