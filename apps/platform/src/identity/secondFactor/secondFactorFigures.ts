/** The bounds of the second factor. */
export const secondFactorFigures = {
  /** Days after its last use for which an address is kept: the most that a merchant may say. */
  mostKnownDays: 365,
  /** Addresses that are kept of a member; the one unused for longest makes room. */
  mostAddresses: 50,
  challengeMinutes: 10,
  challengeTries: 5,
  /** Seconds for which a code of the app stands (RFC 6238). */
  stepSeconds: 30,
  /** Steps by which the clock of a phone may differ. */
  drift: 1,
  recoveryCodes: 10,
} as const;
