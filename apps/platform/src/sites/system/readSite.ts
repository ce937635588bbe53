import { asc, eq } from 'drizzle-orm';
import type { Connection, Site, SocialBook } from '#kernel';
import { servedChannels } from './servedChannels.ts';
import { readVersions } from './readVersions.ts';
import { settings, sites } from './schema.ts';
import { isFlagOn, settingsTree } from './settingsTree.ts';

/**
 * Reads what a merchant has settled; throws when the merchant was never seeded. By `book` a party of social
 * sign-in that does not know the merchant is off.
 */
export const readSite = async (tx: Connection, merchantCode: string, book?: SocialBook): Promise<Site> => {
  const [site] = await tx.select().from(sites).where(eq(sites.merchantCode, merchantCode));
  if (!site) throw new Error(`Merchant ${merchantCode} has no site in the database.`);
  const stored = await tx.select().from(settings).orderBy(asc(settings.position));
  const versions = await readVersions(tx);
  const tree = settingsTree(book ? servedChannels(stored, merchantCode, book) : stored);
  return {
    settings: tree,
    hasFlag: (flag) => isFlagOn(tree, flag),
    maintenance: site.isUnderMaintenance
      ? { endsAt: site.maintenanceEndsAt, message: site.maintenanceMessage }
      : null,
    restrictedCountries: site.restrictedCountries,
    homeCountry: site.homeCountry,
    countries: site.countries,
    register: {
      fields: site.registerFields,
      mobileFields: site.mobileFields,
      minimumAge: site.minimumAge,
      captcha: site.hasRegisterCaptcha,
      ...versions,
    },
    rules: site.rules,
    birthdayAge: site.birthdayAge,
    passwordMaxAgeDays: site.passwordMaxAgeDays,
    customerService: { url: site.customerServiceUrl, email: site.customerServiceEmail },
    resources: site.resources,
    secondFactor: site.secondFactor,
    isSingleWallet: site.isSingleWallet,
  };
};
