import { request } from 'node:http';
import type { Visitor } from '../../../identity/session/testing/createVisitor.ts';

/** What came back over the wire. */
export type Posted = { status: number; text: string };

/** Makes an encrypted call over a connection of its own, as a browser's tab would. */
export const postSealed = async (
  port: number,
  { seal, token = '', cookies }: Visitor,
  path: string,
  body: object,
): Promise<Posted> => {
  const payload = await seal(path, body);
  const headers = {
    host: `sen-vang.localhost:${port}`,
    'content-type': 'application/jose',
    authorization: `Bearer ${token}`,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, method: 'POST', path, headers, agent: false },
      (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += part.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    call.on('error', reject);
    call.end(payload);
  });
};
