/** How long sessions and remembered logins last. */
export const sessionFigures = {
  idleMinutes: 30,
  absoluteHours: 12,
  /** A remembered login is worth this long from the login that it continues; use does not lengthen it. */
  rememberedHours: 24,
  /**
   * A browser that restores several tabs asks with one cookie several times at once: for this long the token
   * before the last one is taken for that, from the same address, and not for a copy.
   */
  rotationGraceSeconds: 10,
  /** How stale the moment of last use may be, so that not every call writes. */
  seenEverySeconds: 30,
} as const;
