/** What the environment says about the game vendors. */
export type VendorBook = {
  /**
   * Secrets that a vendor may sign a merchant's calls with: the one in use, and while it is being changed its
   * predecessor. None for a vendor that the merchant does not work with.
   */
  secretsOf: (merchantCode: string, vendor: string) => readonly string[];
  /** Where a vendor's games are opened; null where it is not known. */
  launchUrlOf: (vendor: string) => string | null;
  /** Where vendors list the rooms of their games, by vendor. */
  roomsUrls: ReadonlyMap<string, string>;
  /** Where vendors list the matches of their sports, by vendor. */
  fixturesUrls: ReadonlyMap<string, string>;
  /** The origins that games are opened at. */
  launchOrigins: () => readonly string[];
};
