import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts the bare server in a process of its own, as the platform has one. */
export const startBareServer = async (
  secret: string,
): Promise<{ port: number; stop: () => Promise<void> }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bareServer.ts')], {
    env: { ...process.env, NODE_ENV: 'production', BARE_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    port: Number(said.toString()),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
};
