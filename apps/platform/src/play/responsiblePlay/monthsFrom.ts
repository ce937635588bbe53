/// <reference lib="esnext.temporal" />

/** The same hour of the same day some months later, as a time zone's calendar has it; a short month ends earlier. */
export const monthsFrom = (now: Date, months: number, timeZone: string): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(now.getTime())
      .toZonedDateTimeISO(timeZone)
      .add({ months })
      .toInstant().epochMilliseconds,
  );
