/** For how long what a person of staff has proved holds. */
export const staffFigures = {
  /** A session that nothing is heard of. */
  idleMinutes: 30,
  /** A session at all. */
  absoluteHours: 12,
  /** How often it is written down that a session was used. */
  seenEverySeconds: 60,
  /** A code of the authenticator or a passkey, where money or roles are decided. */
  freshMinutes: 5,
} as const;
