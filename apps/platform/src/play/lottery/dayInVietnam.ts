/** Vietnam is seven hours ahead of UTC all year. */
const ahead = 7 * 60 * 60_000;

/** The day of a moment in Vietnam, as `2026-11-23`. */
export const dayInVietnam = (moment: Date): string =>
  new Date(moment.getTime() + ahead).toISOString().slice(0, 10);
