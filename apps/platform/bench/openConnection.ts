import { once } from 'node:events';
import { connect } from 'node:net';

/** An answer as far as a measurement looks at it. */
export type Answer = { status: number; body: string };

/** One kept connection: asks and waits for the answer, nothing else. */
export type BenchConnection = { ask: (request: string) => Promise<Answer>; close: () => void };

const read = (text: string): { answer: Answer; rest: string } | undefined => {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? 0);
  const body = text.slice(end + 4, end + 4 + length);
  if (body.length < length) return undefined;
  return { answer: { status: Number(text.slice(9, 12)), body }, rest: text.slice(end + 4 + length) };
};

/**
 * Opens a connection that speaks as much of HTTP/1.1 as the measurement needs (answers with a length, in ASCII), so
 * that the measurement itself takes little of the machine.
 */
export const openConnection = async (port: number): Promise<BenchConnection> => {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true).setEncoding('latin1');
  await once(socket, 'connect');
  let text = '';
  let waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;
  socket.on('data', (chunk: string) => {
    text += chunk;
    const found = read(text);
    if (!found) return;
    text = found.rest;
    waiting?.resolve(found.answer);
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('The platform closed a connection.')));
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => {
      waiting = undefined;
      socket.destroy();
    },
  };
};
