/** The bounds of passkeys. */
export const passkeyFigures = {
  most: 20,
  challengeMinutes: 5,
  /** Ed25519, ES256 and RS256 (COSE), which every device knows one of. */
  algorithms: [-8, -7, -257],
} as const;
