/** The moment at which every still page stands: a Saturday noon in Vietnam, in milliseconds since 1970. */
export const stillTime = Date.parse('2026-11-21T05:00:00.000Z');
