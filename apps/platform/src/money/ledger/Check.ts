/** An invariant of the ledger: a query whose every row, one column `row` of JSON, is a breach. */
export type Check = { name: string; rule: string; breaches: string };
