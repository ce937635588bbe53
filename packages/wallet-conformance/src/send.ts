import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

/** An answer as it came, or how none came. */
export type Reply = { status: number; text: string } | 'timeout' | 'broken';

/** What is sent, and for how long an answer is waited for. */
export type Sending = {
  url: URL;
  headers: Record<string, string>;
  body: string;
  timeout: number;
  /** Milliseconds after which the sender hangs up once all is sent, whatever comes. */
  hangUpAfter?: number;
};

/** Posts a body. Hosts below `localhost` are this machine, whether its resolver knows them or not. */
export const send = ({ url, headers, body, timeout, hangUpAfter }: Sending): Promise<Reply> =>
  new Promise((resolve) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const hostname = url.hostname.endsWith('.localhost') ? '127.0.0.1' : url.hostname;
    const options = { hostname, port: url.port, path: `${url.pathname}${url.search}`, method: 'POST' };
    const length = String(Buffer.byteLength(body));
    const all = { host: url.host, 'content-type': 'application/json', 'content-length': length, ...headers };
    const call = request({ ...options, headers: all, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('error', () => resolve('broken'));
    });
    call.on('error', () => resolve('broken'));
    call.end(body);
    const giveUp = (reply: Reply) => {
      resolve(reply);
      call.destroy();
    };
    const timers = [setTimeout(() => giveUp('timeout'), timeout)];
    call.on('finish', () => {
      if (hangUpAfter !== undefined) timers.push(setTimeout(() => giveUp('broken'), hangUpAfter));
    });
    call.on('close', () => timers.forEach((timer) => clearTimeout(timer)));
  });
