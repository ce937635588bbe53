import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const [name] = process.argv.slice(2);
if (!name || !/^[a-z_]+$/.test(name)) {
  console.error('Name the migration in snake_case: pnpm migration <name>');
  process.exit(1);
}
execFileSync('pnpm', ['exec', 'drizzle-kit', 'generate', '--name', name], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
});
