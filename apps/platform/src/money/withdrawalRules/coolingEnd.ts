/** When withdrawals are open again after a change of what guards the account. */
export const coolingEnd = (changedAt: Date, hours: number): Date =>
  new Date(changedAt.getTime() + hours * 3_600_000);
