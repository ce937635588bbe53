import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeVariables } from '../src/describeVariables.ts';

const path = join(import.meta.dirname, '../../../docs/variables.md');
const page = describeVariables();
if (!process.argv.includes('--check')) writeFileSync(path, page);
else if (readFileSync(path, 'utf8') !== page) {
  console.error('docs/variables.md is not what the code declares: run `npm run generate` and commit it.');
  process.exit(1);
}
