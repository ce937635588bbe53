const day = 86_400_000;

/** The moment at which all examples take place: noon in Vietnam. */
export const exampleTime = '2026-11-21T05:00:00.000Z';

/** A moment so many days (and hours) after the examples' own; before it where negative. */
export const daysAfter = (days: number, hours = 0): string =>
  new Date(Date.parse(exampleTime) + days * day + hours * 3_600_000).toISOString();
