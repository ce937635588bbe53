import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createReader, storageVariables } from '@marquee/variables';
import { moveDatabase, StartError } from '#kernel';
import { findBreaches } from '#money';

const usage = `DATABASE_URL=postgres://… npm run move-database -- --from <data folder>
Moves what the embedded database in a DATA_DIR holds into an empty PostgreSQL database. Stop the platform first.`;

const readWish = () => {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  const url = createReader(storageVariables).text('DATABASE_URL') ?? '';
  if (!values.from) throw new StartError(`--from has to name the data folder.\n\n${usage}`);
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new StartError(`DATABASE_URL has to begin with postgres://.\n\n${usage}`);
  return { dataDir: resolve(values.from), url };
};

const move = async () => {
  const { dataDir, url } = readWish();
  const { tables, sums } = await moveDatabase({
    dataDir,
    url,
    inspect: async (tx, code) => {
      const breaches = await findBreaches(tx);
      if (breaches.length > 0)
        throw new StartError(
          `The ledger of ${code} is broken, so nothing was moved: ${breaches.map(({ check }) => check).join(', ')}. npm run audit names the rows.`,
        );
    },
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lines = sums.map(
    ({ merchant, currency, kind, accounts, balance }) =>
      `  ${merchant}  ${kind}  ${balance} ${currency} (minor units) on ${accounts} accounts`,
  );
  console.log(
    [
      `${rows} rows of ${tables.length} tables were moved and compared; the ledger is whole:`,
      ...lines,
      `Start the platform with this DATABASE_URL, and with the same DATA_DIR or the keys that it held.`,
    ].join('\n'),
  );
};

try {
  await move();
} catch (error) {
  const isForeseen =
    error instanceof StartError || (error as { code?: string }).code?.startsWith('ERR_PARSE');
  console.error(isForeseen ? (error as Error).message : error);
  process.exitCode = 1;
}
