import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, type Row } from '@marquee/contract';
import { expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/vendor-wallet-api.md'), 'utf8');
const rows = Object.values<Row>(endpoints).filter(({ signed }) => signed);

test.each(rows.map((row) => [row.path, row] as const))(
  '%s is explained whole',
  (path, { body, errors = [] }) => {
    expect(page).toContain(`\`POST ${path}\``);
    const { properties } = body as { properties?: Record<string, unknown> };
    for (const name of [...Object.keys(properties ?? {}), ...errors]) expect(page).toContain(`\`${name}\``);
  },
);
