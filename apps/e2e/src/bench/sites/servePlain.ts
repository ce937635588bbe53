import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const html =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title><h1>Plain</h1><p>No script, no style, no picture.';

/** Serves a page of nothing but words: what it costs is the machine's, by which the others are to be read. */
export const servePlain = async () => {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
};
