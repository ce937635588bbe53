/**
 * The brands whose pictures are accepted, the first in light and the second in dark, as each shows itself to a new
 * visitor. A brand that is added needs no picture; one that is named here has to exist.
 */
export const referenceBrands = [
  { id: 'northbay', scheme: 'light' },
  { id: 'sen-vang', scheme: 'dark' },
] as const;
