/** How long the parts of a social sign-in are good for, in minutes. */
export const socialFigures = {
  /** From the click on a button to the answer of the party. */
  attemptMinutes: 15,
  /** From the sign-in at the party to a login or a link by its token. */
  tokenMinutes: 10,
  /** The same to a registration, whose form takes its time; a Firebase token lasts as long. */
  registrationMinutes: 60,
  /** By how many seconds the party's clock may be ahead of ours. */
  aheadSeconds: 30,
} as const;
