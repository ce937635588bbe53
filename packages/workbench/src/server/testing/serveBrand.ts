import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadBrand, type LoadedBrand } from '@marquee/brand/load';
import { createServer } from 'vite';
import { workbench } from '../workbench.ts';
import { copyBrand } from './copyBrand.ts';

/** What the server tells open pages. */
type Told = { type: string; event?: string; data?: unknown; err?: { message: string } };

const openPage = async (address: string, token: string) => {
  const told: Told[] = [];
  const waiting = new Set<() => void>();
  const socket = new WebSocket(`${address.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  socket.addEventListener('message', ({ data }) => {
    told.push(JSON.parse(String(data)) as Told);
    for (const look of waiting) look();
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  /** The first thing told, of those not asked for yet, that fits. */
  const next = (fits: (each: Told) => boolean) =>
    new Promise<Told>((resolve) => {
      const look = () => {
        const index = told.findIndex(fits);
        if (index < 0) return;
        waiting.delete(look);
        resolve(told.splice(0, index + 1).at(-1)!);
      };
      waiting.add(look);
      look();
    });
  const tell = (event: string, data: unknown) => socket.send(JSON.stringify({ type: 'custom', event, data }));
  return { next, tell, close: () => socket.close() };
};

/** A development server of a copy of a brand, on a free port, with a page that listens to it. */
export const serveBrand = async (id: string) => {
  const { directory, remove } = copyBrand(id);
  const loaded = await loadBrand(directory);
  const applied: LoadedBrand[] = [];
  let refusal: string | undefined;
  const server = await createServer({
    configFile: false,
    root: directory,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0 },
    plugins: [
      workbench({
        loaded,
        modules: [],
        applySettings: async (now) => {
          if (refusal !== undefined) throw new Error(refusal);
          applied.push(now);
        },
      }),
    ],
  });
  await server.listen();
  const bound = server.httpServer?.address();
  const address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
  const page = await openPage(address, server.config.webSocketToken);
  const read = (file: string) => readFileSync(join(directory, file), 'utf8');
  return {
    address,
    directory,
    loaded,
    applied,
    /** Lets the platform refuse what is settled, for a reason. */
    refuse: (reason: string | undefined) => {
      refusal = reason;
    },
    page,
    read,
    edit: (file: string, from: string, to: string) => {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}.`);
      writeFileSync(join(directory, file), text.replace(from, to));
    },
    close: async () => {
      page.close();
      await server.close();
      remove();
    },
  };
};
