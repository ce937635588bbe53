import { generateKeyPairSync } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type RunningPlatform, startPlatform } from '@marquee/config/platform';
import { findPostgres } from '../../../platform/test/engines/findPostgres.ts';
import { startPostgres } from '../../../platform/test/engines/startPostgres.ts';

/** Whether nodes can share a database here. Says loudly when they cannot. */
export const hasPostgres = (): boolean => {
  const isHere = findPostgres() !== undefined;
  if (!isHere) console.warn('SKIPPED on two nodes: install PostgreSQL.');
  return isHere;
};

/** Nodes of one platform: where they listen, and how one is replaced. */
export type Nodes = {
  addresses: string[];
  /** Ends a node and starts a new one; resolves once web servers have had the time to notice that it is ready. */
  replace: (index: number) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts nodes on a PostgreSQL server of their own, each of which drains for `drainSeconds` before it ends, and renders the pages of the sites in a folder. */
export const startNodes = async (count: number, drainSeconds: number, sites: string): Promise<Nodes> => {
  const postgres = await startPostgres();
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    DRAIN_SECONDS: String(drainSeconds),
    TRUSTED_PROXIES: '127.0.0.0/8',
    LOG_LEVEL: 'error',
    SITES_DIR: sites,
    PAYLOAD_KEY: JSON.stringify(privateKey.export({ format: 'jwk' })),
  };
  const nodes: RunningPlatform[] = [];
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await postgres.stop();
  };
  try {
    while (nodes.length < count) nodes.push(await startPlatform({ env }));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    addresses: nodes.map(({ url }) => url.host),
    replace: async (index) => {
      await nodes[index]!.restart();
      await wait(drainSeconds * 1_000);
    },
    stop,
  };
};
