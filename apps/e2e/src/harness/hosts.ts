import { site } from './site.ts';

/** The domains of the demonstration brands. */
export const hosts = {
  senVang: 'sen-vang.localhost',
  senVip: 'senvang-vip.localhost',
  northbay: 'northbay.localhost',
  kampong: 'kampong.localhost',
} as const;

/** A domain of a brand. */
export type Host = (typeof hosts)[keyof typeof hosts];

/** Address of a path on a brand's domain. */
export const urlOf = (host: Host, path = '/'): string => `http://${host}:${site.port}${path}`;
