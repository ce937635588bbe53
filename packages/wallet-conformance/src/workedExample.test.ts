import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sign } from './sign.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/vendor-wallet-api.md'), 'utf8');

const blockOf = (language: string) => new RegExp(`\`\`\`${language}\\n(.*)\\n\`\`\``).exec(page)?.[1] ?? '';

test('the documentation’s example is signed as it says', () => {
  expect(blockOf('signature')).toMatch(/^[0-9a-f]{64}$/);
  expect(sign(blockOf('json'), blockOf('secret'))).toBe(blockOf('signature'));
});
