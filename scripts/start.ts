import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createReader, platformVariables } from '@marquee/variables';
import { spawnGateway } from '../config/platform/spawnGateway.ts';
import { root } from './steps/root.ts';
import { run } from './steps/run.ts';

const port = createReader(platformVariables).requiredNumber('PORT');

/** The payment gateway moves with the platform. */
const gatewayPort = port > 65_000 ? port - 100 : port + 100;

/** Asked before the build, so that nobody waits for it in vain; the platform itself checks again. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

for (const wanted of [port, gatewayPort]) {
  if (await isFree(wanted)) continue;
  console.error(
    `Port ${wanted} is in use. Stop what listens there, or start with another one: PORT=${port + 1} npm start`,
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
const gateway = spawnGateway(gatewayPort, 'inherit');
const platform = spawn('node', [join(root, 'apps/platform/src/main.ts')], {
  cwd: root,
  env: {
    NODE_ENV: 'production',
    ...gateway.env,
    ...process.env,
    SANDBOX: '1',
    PORT: String(port),
    SHOW_TABLE: '1',
  },
  stdio: 'inherit',
});
const children = [platform, gateway.child];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
}
// Neither is of use without the other: whoever ends takes the other along.
platform.on('exit', (code) => {
  process.exitCode = code ?? 0;
  gateway.child.kill('SIGTERM');
});
gateway.child.on('exit', () => platform.kill('SIGTERM'));
