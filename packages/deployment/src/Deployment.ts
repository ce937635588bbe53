import type { ServedSite } from './ServedSite.ts';

/** Sites, their server and the platform's nodes, as both web servers' configuration is written from them. */
export type Deployment = {
  sites: readonly ServedSite[];
  /** Host of the operators' console, all of which the platform answers; null where there is none. */
  consoleHost: string | null;
  /** Folder that holds a folder for each brand, such as `/srv/marquee/current`. */
  root: string;
  /**
   * Folder that leads to the release that the platform renders pages from, where that is another: its files are there
   * from the moment on in which a page asks for them.
   */
  current?: string;
  /** Host and port of each node of the platform, such as `127.0.0.1:4000`. */
  nodes: readonly string[];
  /** Seconds for which a node that is told to stop still answers, as the nodes have it in `DRAIN_SECONDS`. */
  drainSeconds: number;
  /** Networks of a CDN in front, whose `X-Forwarded-For` tells the visitor's address. */
  cdnNetworks: readonly string[];
  /** What nginx lets one address have in a second; four times as much at once. */
  most: { callsPerSecond: number; filesPerSecond: number };
  /** Folder with `<domain>/fullchain.pem` and `<domain>/privkey.pem`, for nginx. Caddy gets its certificates itself. */
  certificates: string;
  /** Where the server listens. Browsers are sent to the standard port of https whatever it is. */
  ports: { http: number; https: number };
};
