import type { Services } from '#kernel';

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
    .join('\n');
};

/** The short text that `npm start` prints: where each brand is, who may log in, where messages arrive. */
export const describePlatform = ({ merchants, demoAccounts, config }: Services, port: number): string => {
  const sites = merchants.flatMap(({ brand, code, domains }) =>
    domains.map((domain) => [brand.name, `http://${domain}:${port}`, code]),
  );
  const [first] = merchants;
  const demo = new Map(demoAccounts.map((account) => [account.username, account]));
  const parts = [`Sites\n${table(sites)}`];
  if (demo.size > 0) {
    const rows = [...demo.values()].map(({ username, password, note }) => [username, password, note]);
    parts.push(`Demo accounts (on every site)\n${table(rows)}`);
  }
  if (config.isSandbox && config.consoleHost)
    parts.push(
      `Operators' console: the invitation of its owner is in the outbox\n  http://${config.consoleHost}:${port}`,
    );
  if (config.isSandbox && first?.domains[0]) {
    parts.push(`Outbox: every SMS and e-mail\n  http://${first.domains[0]}:${port}/sandbox`);
  }
  if (config.isSandbox && config.payment) {
    parts.push(`Payment gateway: play the bank\n  ${config.payment.url}`);
  }
  parts.push('Ctrl-C stops it.');
  return `\n${parts.join('\n\n')}\n`;
};
