import type { MerchantBreach } from './auditLedger.ts';
import { checks } from './checks.ts';

/** What an audit found, for a person at a terminal: every check, and under a broken one its rows. */
export const describeAudit = (breaches: readonly MerchantBreach[]): string => {
  const lines = checks.flatMap(({ name, rule }) => {
    const broken = breaches.filter(({ check }) => check === name);
    const rows = broken.map(({ merchant, row }) => `      ${merchant} ${JSON.stringify(row)}`);
    return [`${broken.length === 0 ? 'ok    ' : 'BROKEN'} ${name}: ${rule}`, ...rows];
  });
  const sum = breaches.length === 0 ? 'The ledger is whole.' : 'The ledger is broken.';
  return [...lines, sum].join('\n');
};
