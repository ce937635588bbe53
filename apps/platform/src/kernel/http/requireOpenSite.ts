import type { Row } from '@marquee/contract';
import { ApiFailure } from '../errors/ApiFailure.ts';
import type { Context } from './Context.ts';

/** Seconds after which a client asks again when nobody said when maintenance ends. */
const unknownEnd = 60;

/** Refuses calls to a site under maintenance or closed to the visitor's country or address, unless the row always answers. */
export const requireOpenSite = (
  row: Row,
  {
    site,
    country,
    clientAddress,
    now,
  }: Pick<Context, 'site' | 'country' | 'now'> & {
    clientAddress: string | null;
  },
): void => {
  if (row.always) return;
  if (site.maintenance) {
    const { endsAt } = site.maintenance;
    const left = endsAt ? Math.ceil((endsAt.getTime() - now().getTime()) / 1000) : unknownEnd;
    throw new ApiFailure('MAINTENANCE', { retryAfter: Math.max(left, 1) });
  }
  if (clientAddress !== null && site.isBlocked(clientAddress)) throw new ApiFailure('ADDRESS_BLOCKED');
  if (country !== null && site.restrictedCountries.includes(country)) {
    throw new ApiFailure('REGION_RESTRICTED');
  }
};
