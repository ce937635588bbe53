import type { Readable } from 'node:stream';
import { endpoints } from '@marquee/contract';
import type { FastifyInstance } from 'fastify';
import type { Visitor } from './createVisitor.ts';

/** Reads the events of a visitor's member as a page does. `heard` grows; `ended` resolves when the platform lets go. */
export const followVisitor = async (
  app: FastifyInstance,
  { token, cookies }: Pick<Visitor, 'token' | 'cookies'>,
  host = 'sen-vang.localhost',
) => {
  const answer = await app.inject({
    method: 'GET',
    url: endpoints.followMember.path,
    payloadAsStream: true,
    headers: {
      host,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  const stream: Readable = answer.stream();
  const heard: string[] = [];
  let text = '';
  stream.on('data', (piece: Buffer) => {
    text += piece.toString();
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    heard.push(...lines.filter((line) => line.startsWith('data: ')).map((line) => line.slice(6)));
  });
  const ended = new Promise<void>((resolve) => void stream.once('close', resolve).once('end', resolve));
  return { status: answer.statusCode, headers: answer.headers, heard, ended, leave: () => stream.destroy() };
};
