import { endpoints, type Row } from '@marquee/contract';

// Events never end; what becomes of them stands in identity/session/followMember.test.ts.
const rows = Object.entries(endpoints as Record<string, Row>).filter(([, row]) => !row.events);

/** The rows of some modules, by operation. */
export const rowsOf = (...modules: string[]): Record<string, Row> =>
  Object.fromEntries(rows.filter(([, row]) => modules.includes(row.module)));

/** The rows of all other modules, so that a new one is left out nowhere. */
export const rowsBeside = (...modules: string[]): Record<string, Row> =>
  Object.fromEntries(rows.filter(([, row]) => !modules.includes(row.module)));
