import { request } from 'node:http';

/** Asks a platform for the value of a GET row as a visitor of a host would; rejects when it is refused. */
export const askPlatform = (platform: URL, host: string, path: string, language: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const call = request(
      { hostname: platform.hostname, port: platform.port, path, headers: { host, 'x-language': language } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          try {
            const answer = JSON.parse(text) as { success: boolean; value?: unknown };
            if (answer.success) resolve(answer.value);
            else reject(new Error(`${host}${path} answered ${text}`));
          } catch {
            reject(new Error(`${host}${path} answered what is not JSON: ${text.slice(0, 200)}`));
          }
        });
      },
    );
    call.on('error', reject);
    call.end();
  });
