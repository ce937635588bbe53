import { randomUUID } from 'node:crypto';
import type { Fixtures, Party } from './Fixtures.ts';
import { type Reply, send } from './send.ts';
import { sign } from './sign.ts';

/** The calls of the wallet. */
export type CallName = 'balance' | 'bet' | 'win' | 'rollback' | 'endRound';

/** What an implementation answered, whatever it was. */
export type Answer = {
  status: number | 'timeout' | 'broken';
  text: string;
  /** The error's code; null when the call worked. */
  code: string | null;
  value: Record<string, unknown>;
  /** Milliseconds that it took. */
  took: number;
};

/** How a call is sent, where that is not as usual. */
export type Wire = {
  vendor?: string;
  secret?: string;
  /** Replaces the signature; null leaves it out. */
  signature?: string | null;
  /** Makes the body's text from its data. */
  write?: (body: Record<string, unknown>) => string;
  hangUpAfter?: number;
};

/** Calls an implementation as a vendor does. */
export type Wallet = {
  /** `fields` are what the call says beside who plays; they may change that too. */
  call: (party: Party, name: CallName, fields?: Record<string, unknown>, wire?: Wire) => Promise<Answer>;
  /** Tells what was drawn: nobody plays, so the body is the result alone. */
  tell: (result: Record<string, unknown>, wire?: Wire) => Promise<Answer>;
};

/** An id that nobody has used. */
export const newId = (what: string): string => `${what}-${randomUUID().slice(0, 18)}`;

const read = (reply: Reply): Omit<Answer, 'took'> => {
  if (typeof reply === 'string') return { status: reply, text: '', code: reply, value: {} };
  const { status, text } = reply;
  try {
    const { success, value, error } = JSON.parse(text) as Record<string, Record<string, unknown>>;
    const isGood = status === 200 && Boolean(success);
    return { status, text, code: isGood ? null : String(error?.['code'] ?? status), value: value ?? {} };
  } catch {
    return { status, text, code: `${status} without JSON`, value: {} };
  }
};

/** Makes the vendor of some fixtures. */
export const createWallet = (fixtures: Fixtures): Wallet => {
  const { url, vendor, secret, brand, gameId, currency, timeout } = fixtures;
  const post = async (name: string, body: Record<string, unknown>, wire: Wire): Promise<Answer> => {
    const text = (wire.write ?? JSON.stringify)(body);
    const signature = wire.signature === undefined ? sign(text, wire.secret ?? secret) : wire.signature;
    const asked = performance.now();
    const reply = await send({
      url: new URL(`${url.replace(/\/$/, '')}/${name}`),
      headers: { 'x-vendor': wire.vendor ?? vendor, ...(signature !== null && { 'x-signature': signature }) },
      body: text,
      // A late answer breaks the one rule about that, and no other.
      timeout: timeout * 10,
      ...(wire.hangUpAfter !== undefined && { hangUpAfter: wire.hangUpAfter }),
    });
    return { ...read(reply), took: performance.now() - asked };
  };
  return {
    call: ({ player, token }, name, fields = {}, wire = {}) => {
      const isMoney = name === 'bet' || name === 'win';
      const who = { call: name, brand, player, token, gameId, transactionId: newId(name) };
      return post(name, { ...who, ...(isMoney && { currency }), ...fields }, wire);
    },
    tell: (result, wire = {}) =>
      post('drawResult', { call: 'drawResult', brand, ...result }, { ...fixtures.draws, ...wire }),
  };
};
