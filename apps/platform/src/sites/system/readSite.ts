import { idleFields } from '@marquee/contract/registration-fields';
import { asc, eq } from '#drizzle';
import { type Connection, networkMatcher, type Site } from '#kernel';
import { readVersions } from './readVersions.ts';
import { settings, sites } from './schema.ts';
import { type Parties, servedFlags } from './servedFlags.ts';
import { isFlagOn, settingsTree } from './settingsTree.ts';

// A merchant that settled its fields earlier may still name such a one.
const isIdle = (field: string) => (idleFields as readonly string[]).includes(field);

type Row = typeof sites.$inferSelect;

const maintenanceAt = (
  { isUnderMaintenance, maintenanceStartsAt, maintenanceEndsAt, maintenanceMessage }: Row,
  now: Date,
): Pick<Site, 'maintenance' | 'plannedMaintenance'> => {
  const isPlanned = maintenanceStartsAt !== null && maintenanceStartsAt > now;
  const isUnder = isUnderMaintenance || (maintenanceStartsAt !== null && !isPlanned);
  return {
    maintenance: isUnder ? { endsAt: maintenanceEndsAt, message: maintenanceMessage } : null,
    plannedMaintenance:
      isPlanned && !isUnder ? { startsAt: maintenanceStartsAt, endsAt: maintenanceEndsAt } : null,
  };
};

/**
 * Reads what a merchant has settled, as it holds at a moment; throws when the merchant was never seeded. A party that
 * does not know the merchant is off.
 */
export const readSite = async (
  tx: Connection,
  merchantCode: string,
  { now, parties }: { now: Date; parties?: Parties },
): Promise<Site> => {
  const [site] = await tx.select().from(sites).where(eq(sites.merchantCode, merchantCode));
  if (!site) throw new Error(`Merchant ${merchantCode} has no site in the database.`);
  const stored = await tx.select().from(settings).orderBy(asc(settings.position));
  const versions = await readVersions(tx);
  const tree = settingsTree(parties ? servedFlags(stored, merchantCode, parties) : stored);
  return {
    settings: tree,
    hasFlag: (flag) => isFlagOn(tree, flag),
    ...maintenanceAt(site, now),
    restrictedCountries: site.restrictedCountries,
    isBlocked: networkMatcher(site.blockedNetworks),
    homeCountry: site.homeCountry,
    countries: site.countries,
    register: {
      fields: site.registerFields.filter(({ field }) => !isIdle(field)),
      mobileFields: site.mobileFields.filter((field) => !isIdle(field)),
      minimumAge: site.minimumAge,
      birthdayAge: site.birthdayAge,
      captcha: site.hasRegisterCaptcha,
      ...versions,
    },
    rules: site.rules,
    passwordMaxAgeDays: site.passwordMaxAgeDays,
    customerService: { url: site.customerServiceUrl, email: site.customerServiceEmail },
    resources: site.resources,
    secondFactor: site.secondFactor,
    secondFactorAfter: site.secondFactorAfter,
    knownAddressDays: site.knownAddressDays,
    cdns: { images: site.imageCdns, games: site.launchGameCdns },
    isSingleWallet: site.isSingleWallet,
  };
};
