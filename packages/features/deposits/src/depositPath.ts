const path = '/member/deposit';

/** Address of the form, or of one deposit. */
export const depositPath = (reference?: string): string =>
  reference === undefined ? path : `${path}?reference=${reference}`;

/** The amount in minor units that an address of the form asks for, such as that of a quick deposit. */
export const wishedAmount = (search: URLSearchParams): number | undefined => {
  const amount = search.get('amount') ?? '';
  return /^[1-9]\d{0,14}$/.test(amount) ? Number(amount) : undefined;
};
