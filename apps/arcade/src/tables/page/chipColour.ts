const colours = ['#64748b', '#2563eb', '#059669', '#dc2626', '#7c3aed', '#b45309', '#0f766e', '#be185d'];

/** The colour of a chip, by its size: two stakes of one colour are of about one size. */
export const chipColour = (amount: number, digits: number) => {
  const size = Math.max(0, Math.round(2 * Math.log10(Math.max(1, amount / 10 ** digits))));
  return colours[size % colours.length] ?? '#64748b';
};
