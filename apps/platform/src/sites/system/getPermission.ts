import { ApiFailure, type Context, type Handler, hostOf, servedCdns } from '#kernel';
import { maintenanceOf } from './maintenanceOf.ts';

const restrictionOf = ({ site, country, clientAddress }: Context) => {
  if (site.isBlocked(clientAddress)) return 'address';
  return country !== null && site.restrictedCountries.includes(country) ? 'region' : null;
};

/** Tells a visitor whether the site of this host is open to them, and what a page needs to start. */
export const getPermission: Handler<'getPermission'> = async (context, { query }) => {
  const { merchant, site, services, clientAddress, country } = context;
  if (!merchant.domains.includes(hostOf(query.host))) throw new ApiFailure('DOMAIN_UNKNOWN');
  const restriction = restrictionOf(context);
  return {
    location: { ip: clientAddress, country },
    info: {
      merchant: merchant.code,
      currency: merchant.brand.currency,
      imageCDNs: servedCdns(services.config.imageCdns, site.cdns.images),
      launchGameCDNs: servedCdns(services.config.launchGameCdns, site.cdns.games),
      whitelabel: site.settings,
      analytics: merchant.brand.analyticsId ?? null,
      serverTime: context.now().toISOString(),
      timeZone: merchant.brand.timeZone,
    },
    ...maintenanceOf(site),
    regionRestriction: restriction !== null,
    restriction,
  };
};
