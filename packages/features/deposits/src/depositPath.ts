const path = '/member/deposit';

/** Address of the form, or of one deposit. */
export const depositPath = (reference?: string): string =>
  reference === undefined ? path : `${path}?reference=${reference}`;
