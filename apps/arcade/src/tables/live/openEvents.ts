import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds between signs of life, which also tell a stream's two ends that the other one is gone. */
const beat = 20_000;

/** Answers with a stream of events; `join` is given what sends one, and answers how to leave. */
export const openEvents = <Message>(
  request: FastifyRequest,
  reply: FastifyReply,
  join: (send: (message: Message) => void) => () => void,
): void => {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write('retry: 1000\n\n');
  const heart = setInterval(() => raw.write(':\n\n'), beat);
  const leave = join((message) => raw.write(`data: ${JSON.stringify(message)}\n\n`));
  request.raw.on('close', () => {
    clearInterval(heart);
    leave();
  });
};
