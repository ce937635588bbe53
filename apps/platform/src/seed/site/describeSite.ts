import type { ValueOf } from '@marquee/contract';
import { ApiFailure, type Connection, type StaffOfMerchant } from '#kernel';
import { defaultRules } from '#money';
import { knownCountries, sites } from '#sites';
import { compareSettings } from '../apply/compareSettings.ts';
import { readSettings } from './readSettings.ts';
import { type SitePart, sitePartNames, siteParts, type SiteSettings } from './siteParts.ts';
import { versionOf } from './versionOf.ts';

type Maintenance = ValueOf<'getStaffSite'>['maintenance'];

/** The maintenance of the site, under way or planned, as it stands at a moment. */
export const findMaintenance = async (tx: Connection, now: Date): Promise<Maintenance> => {
  const [site] = await tx.select().from(sites);
  const { isUnderMaintenance = false, maintenanceStartsAt = null, maintenanceEndsAt = null } = site ?? {};
  const message = site?.maintenanceMessage ?? null;
  const isPlanned = !isUnderMaintenance && maintenanceStartsAt !== null && maintenanceStartsAt > now;
  const isClosed = isUnderMaintenance || (maintenanceStartsAt !== null && maintenanceStartsAt <= now);
  return {
    state: isClosed ? 'closed' : isPlanned ? 'planned' : 'open',
    startsAt: maintenanceStartsAt?.toISOString() ?? null,
    endsAt: isClosed || isPlanned ? (maintenanceEndsAt?.toISOString() ?? null) : null,
    message: isClosed || isPlanned ? message : null,
  };
};

/** Whether the merchant has one wallet for every vendor. */
export const findWallet = async (tx: Connection): Promise<ValueOf<'getStaffSite'>['wallet']> => {
  const [site] = await tx.select({ isSingle: sites.isSingleWallet }).from(sites);
  return { isSingle: site?.isSingle ?? true };
};

/** Refuses, with `SETTINGS_CHANGED`, to change what is no longer as the person has seen it. */
export const requireSeen = (seen: string, now: unknown): void => {
  if (versionOf(now) !== seen) throw new ApiFailure('SETTINGS_CHANGED');
};

/** What a merchant has settled about its site, and a version of each part. */
export const describeSite = async (
  tx: Connection,
  { merchant, now, services }: Pick<StaffOfMerchant, 'merchant' | 'now' | 'services'>,
): Promise<ValueOf<'getStaffSite'>> => {
  const { settings } = await readSettings(tx, merchant);
  const maintenance = await findMaintenance(tx, now());
  const wallet = await findWallet(tx);
  const { differences } = await compareSettings(tx, merchant);
  const partly = <T>(of: (part: SitePart) => T) =>
    Object.fromEntries(sitePartNames.map((part) => [part, of(part)]));
  return {
    settings: partly((part) => siteParts[part].of(settings)) as SiteSettings,
    versions: {
      ...(partly((part) => versionOf(siteParts[part].of(settings))) as Record<SitePart, string>),
      maintenance: versionOf(maintenance),
      wallet: versionOf(wallet),
    },
    operators: differences
      .filter(({ key, isOperators }) => isOperators && sitePartNames.some((part) => siteParts[part].has(key)))
      .map(({ key }) => key),
    usualWithdrawals: defaultRules[merchant.brand.currency],
    minimumAge: merchant.brand.legal.minimumAge,
    installation: {
      // What stands for the own host is nothing to choose.
      images: services.config.imageCdns.filter(Boolean),
      games: [...services.config.launchGameCdns],
    },
    wallet,
    countries: [...knownCountries],
    maintenance,
  };
};
