import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeErrors } from './errors/describeErrors.ts';

const path = join(import.meta.dirname, '../../../docs/errors.md');
const page = describeErrors();
if (!process.argv.includes('--check')) writeFileSync(path, page);
else if (readFileSync(path, 'utf8') !== page) {
  console.error('docs/errors.md is not what the code declares: run `npm run generate` and commit it.');
  process.exit(1);
}
