/**
 * The hosts that a merchant's pages load from: those of the installation that the merchant has chosen, in its order. All
 * of them where it has chosen none, or none of those that it chose is there any more.
 */
export const servedCdns = (installed: readonly string[], chosen: readonly string[]): string[] => {
  const served = chosen.filter((cdn) => installed.includes(cdn));
  return served.length > 0 ? served : [...installed];
};
