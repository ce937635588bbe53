import { plainTypes } from './securityHeaders.ts';

/** Paths that the platform answers, on every site: members' and vendors' calls, drawn pictures and its own documents. Without its start. */
export const callPath = '(?:wps|lgw|lotto/lgw|vendor|art|sandbox|health|\\.well-known|openapi\\.json)(?:/|$)';

/** Those of them that are for the machines around the platform: web servers hand none of these on. Without its start. */
export const innerPath = 'health(?:/|$)';

/** Those that game vendors call from a few addresses, without a pause and signed. Without its start. */
export const vendorPath = 'vendor/';

/** Those that are pictures, of which one page may show many. Without its start. */
export const picturePath = 'art/';

/** Paths of files whose name carries their hash, so that they may be kept for ever. Without its start. */
export const immutablePath = 'assets/';

/** Those of them that no browser opens as a document. Without its start. */
export const plainPath = `${immutablePath}.+\\.(?:${plainTypes.map((type) => type.slice(1)).join('|')})`;

/** The service worker of a site, whose scope is all of it. Without its start. */
export const workerPath = 'sw.js';

/** Files of which each merchant of a brand has one of its own, beside its pages. */
export const merchantFiles = ['robots.txt', 'sitemap.xml'] as const;

/** Largest body of a call in megabytes: a picture, and room around it. */
export const largestBody = 6;

/** An address at which nothing stands, in no folder. */
export const nowhere = '/no-such-page';
