/** When withdrawals are open again after the payment password was set without the old one. */
export const coolingEnd = (resetAt: Date, hours: number): Date =>
  new Date(resetAt.getTime() + hours * 3_600_000);
