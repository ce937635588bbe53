import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './steps/root.ts';

const main = join(root, 'apps/platform/src/staff/command/main.ts');
const child = spawn('node', [main, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
child.on('exit', (code) => process.exit(code ?? 1));
