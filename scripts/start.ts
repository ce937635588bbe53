import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createReader, platformVariables } from '@marquee/variables';
import { spawnArcade } from '../config/platform/spawnArcade.ts';
import { spawnGateway } from '../config/platform/spawnGateway.ts';
import { loadBrands } from '../packages/brand/src/load/index.ts';
import { root } from './steps/root.ts';
import { turboBuild } from './steps/turboBuild.ts';

const variables = createReader(platformVariables);
const port = variables.requiredNumber('PORT');

/** The payment gateway and the game vendor move with the platform. */
const [gatewayPort, arcadePort] = [100, 200].map((far) => (port > 65_000 ? port - far : port + far)) as [
  number,
  number,
];

/** Asked before the build, so that nobody waits for it in vain; the platform itself checks again. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer();
    server.on('error', () => done(false));
    server.listen(port, () => server.close(() => done(true)));
  });

for (const wanted of [port, gatewayPort, arcadePort]) {
  if (await isFree(wanted)) continue;
  console.error(
    `Port ${wanted} is in use. Stop what listens there, or start with another one: PORT=${port + 1} npm start`,
  );
  process.exit(1);
}
try {
  await turboBuild(['@marquee/web', '@marquee/console', '@marquee/arcade', '@marquee/platform'], {
    stdio: ['ignore', 2, 2],
  });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const gateway = spawnGateway(gatewayPort, 'inherit');
const arcade = spawnArcade({
  port: arcadePort,
  platformPort: port,
  brands: await loadBrands(join(root, 'brands')),
  folder: resolve(root, variables.requiredText('DATA_DIR'), 'arcade'),
  stdio: 'inherit',
});
const platform = spawn('node', [join(root, 'apps/platform/src/main.ts')], {
  cwd: root,
  env: {
    NODE_ENV: 'production',
    ...gateway.env,
    ...arcade.env,
    ...process.env,
    SANDBOX: '1',
    PORT: String(port),
    SHOW_TABLE: '1',
  },
  stdio: 'inherit',
});
const children = [platform, gateway.child, arcade.child];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
}
// None is of use without the others: whoever ends takes them along.
platform.on('exit', (code) => {
  process.exitCode = code ?? 0;
  gateway.child.kill('SIGTERM');
  arcade.child.kill('SIGTERM');
});
for (const { child } of [gateway, arcade]) child.on('exit', () => platform.kill('SIGTERM'));
