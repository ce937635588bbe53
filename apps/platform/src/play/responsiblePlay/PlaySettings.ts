/** What a limit is about. */
export type LimitKind = 'deposit' | 'loss' | 'stake' | 'session';

/** How long a limit counts. */
export type LimitPeriod = 'day' | 'week' | 'month';

/** A limit that a merchant offers. Figures are minor units, or minutes for a session. */
export type LimitRule = {
  kind: LimitKind;
  period: LimitPeriod;
  /** The least that it can be set to. */
  least: number;
  /** What stands for a member who has not chosen; null is none. */
  default: number | null;
  /** What nobody gets past, whether they have chosen or not; null is none. */
  ceiling: number | null;
};

/** What a merchant has settled about responsible play. */
export type PlaySettings = {
  limits: readonly LimitRule[];
  /** Hours after which a looser limit takes effect; a day at least, as the regulator asks. */
  waitHours: number;
  timeOutHours: readonly number[];
  /** Null is for good. */
  exclusionMonths: readonly (number | null)[];
  realityCheckMinutes: number;
  realityCheckChoices: readonly number[];
};
