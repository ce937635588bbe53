import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns';
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Answer } from './Answer.ts';
import type { Partners } from './Partners.ts';

/** Whose call it is, as the launch said. */
export type Caller = { brand: string; vendor: string; game: string; player: string; token: string };

/** Sends one call of the wallet API once. */
export type Send = (
  caller: Caller,
  call: 'balance' | 'bet' | 'win' | 'rollback' | 'endRound',
  fields: Readonly<Record<string, string | number>>,
) => Promise<Answer>;

/** Codes of answers of 500 and more that say that nothing was done. */
const finalCodes = new Set(['MAINTENANCE']);

// RFC 6761: names under .localhost are this machine, whatever its resolver knows of them.
const lookUp: LookupFunction = (name, options, callback) =>
  lookup(name.endsWith('.localhost') ? '127.0.0.1' : name, options, callback);

/** How one POST ended; status 0 where no answer came whole and in time. */
type Posted = { status: number; text: string };

/** Makes what sends calls, over connections that stay open; `patience` in milliseconds. */
export const createSender = (partners: () => Partners, patience = 5_000) => {
  const agents = {
    'http:': new HttpAgent({ keepAlive: true, lookup: lookUp }),
    'https:': new HttpsAgent({ keepAlive: true, lookup: lookUp }),
  };
  const post = (url: URL, body: string, headers: Record<string, string>): Promise<Posted> =>
    new Promise((resolve) => {
      const isSecure = url.protocol === 'https:';
      const call = (isSecure ? httpsRequest : httpRequest)(
        url,
        {
          method: 'POST',
          agent: agents[isSecure ? 'https:' : 'http:'],
          headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
          signal: AbortSignal.timeout(patience),
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (part: string) => (text += part));
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
          answer.on('error', () => resolve({ status: 0, text: '' }));
        },
      );
      call.on('error', () => resolve({ status: 0, text: '' }));
      call.end(body);
    });

  const deliver = async (
    brand: string,
    vendor: string,
    call: string,
    fields: Readonly<Record<string, unknown>>,
  ): Promise<Answer> => {
    const partner = partners()[brand];
    const secret = partner?.secrets[vendor];
    if (!partner || !secret) return { kind: 'refused', code: 'WRONG_BRAND' };
    const body = JSON.stringify({ call, brand, ...fields });
    const { status, text } = await post(new URL(`${partner.wallet}/${call}`), body, {
      'content-type': 'application/json',
      'x-vendor': vendor,
      'x-signature': createHmac('sha256', secret).update(body).digest('hex'),
    });
    type Envelope = { success?: boolean; value?: { balance?: number }; error?: { code?: string } };
    let envelope: Envelope = {};
    try {
      envelope = (JSON.parse(text) ?? {}) as Envelope;
    } catch {
      return { kind: 'unanswered' };
    }
    if (status === 200 && envelope.success) return { kind: 'done', balance: envelope.value?.balance };
    const code = envelope.error?.code;
    if (code && ((status >= 400 && status < 500) || finalCodes.has(code))) return { kind: 'refused', code };
    return { kind: 'unanswered' };
  };
  const send: Send = ({ brand, vendor, game, player, token }, call, fields) =>
    deliver(brand, vendor, call, { player, token, gameId: game, ...fields });
  /** Tells a brand what a lottery of the vendor has drawn, once. */
  const tellResult = (
    { brand, vendor }: Pick<Caller, 'brand' | 'vendor'>,
    result: Readonly<Record<string, unknown>>,
  ): Promise<Answer> => deliver(brand, vendor, 'drawResult', result);
  return { send, tellResult, close: () => Object.values(agents).forEach((agent) => agent.destroy()) };
};
