/** How long what is erased later is kept. */
export const erasureFigures = {
  /**
   * Years from the member's last payment for which it is kept who was paid: five by the laws against money laundering
   * (FATF recommendation 11; Directive (EU) 2015/849, article 40; Vietnam's law 14/2022/QH15, article 38).
   */
  paymentYears: 5,
} as const;
