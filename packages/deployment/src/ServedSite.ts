/** A merchant's site as a web server has to know it. Sites of one folder share prefixes, routes and policy. */
export type ServedSite = {
  /** Folder of the brand below the root of all sites. */
  folder: string;
  /** Folder of the merchant's own pages below that; empty for the primary merchant. */
  pages: string;
  domains: readonly string[];
  /** Languages that have a part of the address of their own: all but the default. */
  prefixes: readonly string[];
  /** Routes, written as React Router writes them. */
  routes: readonly string[];
  /** Content security policy of its documents. */
  policy: string;
};
