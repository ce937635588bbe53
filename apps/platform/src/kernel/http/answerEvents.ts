import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * What a handler of a row of events answers: begins to tell and answers the call that ends it. `end` closes the answer,
 * after which whoever reads it comes again.
 */
export type EventSource<T> = (tell: (value: T) => void, end: () => void) => () => void;

/** Milliseconds between two signs of life: less than what web servers wait for one (nginx: a minute). */
const beat = 20_000;
/** Milliseconds after which an answer ends, so that its reader shows again who they are. */
const longest = 15 * 60_000;
/** Milliseconds that the end of an answer may take to be read. */
const farewell = 1_000;
/** Bytes that a reader may be behind before the answer is cut off. */
const mostBehind = 16_384;

/** Answers a stream of events until its reader leaves or the source ends it. */
export const answerEvents = (reply: FastifyReply, source: EventSource<unknown>): FastifyReply => {
  const stream = new PassThrough();
  const write = (text: string) => {
    if (stream.writableLength + stream.readableLength > mostBehind) stream.destroy();
    else if (stream.writable) stream.write(text);
  };
  const end = () => {
    stream.end();
    setTimeout(() => stream.destroy(), farewell).unref();
  };
  write(': here\n\n');
  const leave = source((value) => write(`data: ${JSON.stringify(value)}\n\n`), end);
  const beating = setInterval(() => write(': still here\n\n'), beat);
  const ending = setTimeout(end, longest);
  stream.once('close', () => {
    clearInterval(beating);
    clearTimeout(ending);
    leave();
  });
  return reply.header('content-type', 'text/event-stream').header('x-accel-buffering', 'no').send(stream);
};
