import { join } from 'node:path';
import type * as Server from '../src/entry-server.ts';

const server: typeof Server = await import(join(import.meta.dirname, '../dist/server/entry-server.js'));

/** The built server side: what renders the pages that a build writes, and the handles of all features. */
export const { handles, renderFrame, renderOffline } = server;
