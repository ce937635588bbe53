import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from './steps/root.ts';
import { run } from './steps/run.ts';

const port = Number(process.env['PORT'] ?? 4000);

/** Asked before the build, so that nobody waits for it in vain; the platform itself checks again. */
const isFree = (): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

if (!(await isFree())) {
  console.error(
    `Port ${port} is in use. Stop what listens there, or start with another one: PORT=4001 npm start`,
  );
  process.exit(1);
}
try {
  await run(
    'pnpm',
    ['exec', 'turbo', 'run', 'build', '--filter=@marquee/web', '--output-logs=new-only', '--log-prefix=none'],
    {
      stdio: ['ignore', 2, 2],
    },
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const child = spawn('node', [join(root, 'apps/platform/src/main.ts')], {
  cwd: root,
  env: { NODE_ENV: 'production', ...process.env, SANDBOX: '1', PORT: String(port), SHOW_TABLE: '1' },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
