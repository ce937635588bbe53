import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

// Until the first release there is one migration, written anew from the schemas. After it, this line goes and
// every change adds a migration.
rmSync(join(import.meta.dirname, '../migrations'), { recursive: true, force: true });
execFileSync('pnpm', ['exec', 'drizzle-kit', 'generate', '--name', 'foundation'], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
});
