/** What limits withdrawals and when a person looks at them. Amounts are minor units. */
export type WithdrawalRules = {
  /** Least and most of one withdrawal. */
  minAmount: number;
  maxAmount: number;
  /** Withdrawals of a day, and their sum; days are the brand's. */
  dayCount: number;
  daySum: number;
  /** Taken from the amount of a withdrawal that is paid whole. */
  fee: number;
  /** A person looks at withdrawals from this amount. */
  riskAmount: number;
  /** From this amount staff pays and returns what is disputed only with a second person. */
  secondPersonAmount: number;
  /** A person looks at a member's first withdrawal. */
  holdsFirst: boolean;
  /** Seconds in which the member can take back what no person looks at. */
  approveAfterSeconds: number;
  /** Minutes after which a payment that nobody answers counts as received. */
  confirmMinutes: number;
  /** Hours that withdrawals wait after a change of phone, e-mail or payment password. */
  coolingHours: number;
  /** A member without any proof has to bind one before a withdrawal. */
  needsProof: boolean;
  /** Bank accounts that a member may have. */
  maxCards: number;
};
