/**
 * The invitation code that an address carries (`?affiliateCode=`, `?referralCode=` or `?ref=`), if any. A link may
 * lead to any page; the code is kept for the tab as `affiliateCode`.
 */
export const invitationIn = (address: URLSearchParams): string | undefined =>
  ['affiliateCode', 'referralCode', 'ref']
    .map((name) => address.get(name)?.trim().slice(0, 32))
    .find(Boolean);
