import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds between signs of life, which also tell a stream's two ends that the other one is gone. */
const beat = 20_000;

/**
 * Answers with a stream of events; `join` is given what sends one, and answers how to leave. None is sent before the
 * disk has what it tells.
 */
export const openEvents = <Message>(
  request: FastifyRequest,
  reply: FastifyReply,
  reachDisk: () => Promise<void>,
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
  let before = Promise.resolve();
  const leave = join((message) => {
    const text = `data: ${JSON.stringify(message)}\n\n`;
    before = before.then(reachDisk).then(
      () => void raw.write(text),
      () => void raw.destroy(),
    );
  });
  request.raw.on('close', () => {
    clearInterval(heart);
    leave();
  });
};
