import { join } from 'node:path';
import type * as Server from '../src/entry-server.ts';

const server: typeof Server = await import(join(import.meta.dirname, '../dist/server/entry-server.js'));

/** The built server side: what renders and describes pages, and the handles of all features. */
export const { describePage, renderOffline, renderPage, handles } = server;
