import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../apps/gateway/src/main.ts');

/** A gateway's process, and what a platform has to be told to use it. */
export type SpawnedGateway = { child: ChildProcess; env: { PAYMENT_URL: string; PAYMENT_SECRET: string } };

/** Starts the sandbox's payment gateway on a port, with a secret that nobody else knows. */
export const spawnGateway = (port: number, stdio: StdioOptions): SpawnedGateway => {
  const secret = randomBytes(32).toString('base64url');
  const child = spawn('node', [main], {
    env: { ...process.env, GATEWAY_PORT: String(port), PAYMENT_SECRET: secret },
    stdio,
  });
  return { child, env: { PAYMENT_URL: `http://localhost:${port}`, PAYMENT_SECRET: secret } };
};
