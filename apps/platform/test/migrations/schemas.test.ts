import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../../src/kernel/db/migrationsFolder.ts';

const platform = join(import.meta.dirname, '../..');

test('drizzle-kit reads the schemas, and finds nothing in them that no migration makes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    cpSync(migrationsFolder(), folder, { recursive: true });
    await promisify(execFile)(
      join(platform, 'node_modules/.bin/drizzle-kit'),
      [
        'generate',
        '--name=missing',
        '--dialect=postgresql',
        '--schema=./src/**/schema.ts',
        `--out=${relative(platform, folder)}`,
      ],
      { cwd: platform },
    );
    expect(readdirSync(folder).filter((file) => file.endsWith('_missing.sql'))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
