import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './steps/root.ts';

const child = spawn('node', [join(root, 'apps/platform/src/money/audit/main.ts')], {
  cwd: root,
  stdio: 'inherit',
});
child.on('exit', (code) => process.exit(code ?? 1));
