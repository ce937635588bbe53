import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Serves the built Storybook on a free port of the loopback address. */
export const serveStories = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  if (!existsSync(join(root, 'dist/index.json'))) {
    throw new Error('Build the Storybook first: pnpm --filter @marquee/storybook build');
  }
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The server of the stories has no address.');
  return { url, stop: () => server.close() };
};
