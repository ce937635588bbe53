import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Plugin, preview } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Where the pages find axe: as a file, which the browser compiles once for all of them. */
export const axePath = 'axe.min.js';

const axeFile = createRequire(import.meta.url).resolve(`axe-core/${axePath}`);

// Nobody builds anew while it is served, and many pages are opened one after the other.
const headers = { 'cache-control': 'max-age=3600' };

const axePlugin: Plugin = {
  name: 'marquee:axe',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use(`/${axePath}`, (_request, response) => {
      response.writeHead(200, { ...headers, 'content-type': 'text/javascript' }).end(readFileSync(axeFile));
    });
  },
};

/** Serves the built Storybook on a free port of the loopback address. */
export const serveStories = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  if (!existsSync(join(root, 'dist/index.json'))) {
    throw new Error('Build the Storybook first: pnpm --filter @marquee/storybook build');
  }
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [axePlugin],
    preview: { host: '127.0.0.1', port: 0, strictPort: false, headers },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The server of the stories has no address.');
  return { url, stop: () => server.close() };
};
