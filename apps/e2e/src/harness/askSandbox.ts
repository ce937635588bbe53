import { request } from 'node:http';
import { site } from './site.ts';
import type { Host } from './hosts.ts';

/** Calls a sandbox row as the host's operator would; resolves to its value. */
export const askSandbox = <T>(host: Host, method: 'GET' | 'POST', path: string, body?: object): Promise<T> =>
  new Promise((resolve, reject) => {
    const headers = { host: `${host}:${site.port}`, 'content-type': 'application/json' };
    const call = request({ host: '127.0.0.1', port: site.port, method, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        const answer = JSON.parse(text) as { success: boolean; value: T };
        if (answer.success) resolve(answer.value);
        else reject(new Error(`${method} ${path} answered ${text}`));
      });
    });
    call.on('error', reject);
    call.end(body && JSON.stringify(body));
  });
