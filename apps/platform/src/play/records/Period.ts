/** Calendar days of a time zone, both included, as `YYYY-MM-DD`. */
export type Period = { startDate: string; endDate: string; timeZone: string };
