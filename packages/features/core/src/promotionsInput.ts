/** What the specification asks of the promotions (section 7); the same everywhere, so that parts share one answer. */
export const promotionsInput = {
  query: { types: 'PR,B', group: 'w_promotion', platform: 'W' },
} as const;
