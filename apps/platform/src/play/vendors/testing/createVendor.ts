import { createHmac } from 'node:crypto';
import type { BodyOf, ValueOf } from '@marquee/contract';
import type { AnyError } from '@marquee/contract/errors';
import type { Caller } from '../../../../test/Caller.ts';

/** A player of the sandbox with a game open. */
export type Player = ValueOf<'openSandboxPlayer'>;

/** What a call says of who plays. */
export type Seat = Omit<Player, 'expiredToken' | 'lottery' | 'currency'> & { currency: string };

/** A vendor's call and what it says beside who plays. */
export type CallName = 'balance' | 'bet' | 'win' | 'rollback' | 'endRound';

/** An answer as a vendor gets it. */
export type VendorAnswer = {
  status: number;
  text: string;
  value: ValueOf<'vendorRollback'> | undefined;
  error: AnyError | undefined;
};

/** How a call is sent, where that is not as it should be. */
export type Wire = { host?: string; vendor?: string; secret?: string; signature?: string; text?: string };

/** Signs a body as a vendor does. */
export const sign = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

let transactions = 0;

/** A transaction id that nobody has used. */
export const newId = (): string => `t-${(transactions += 1)}-${crypto.randomUUID()}`;

/** A game vendor as a test plays it: opens players in the sandbox and calls the wallet for them. */
export const createVendor = (app: Caller, host = 'sen-vang.localhost') => {
  const open = async (wish: BodyOf<'openSandboxPlayer'> = {}): Promise<Player> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/sandbox/vendorPlayer',
      headers: { host, 'content-type': 'application/json' },
      payload: JSON.stringify(wish),
    });
    const { value } = JSON.parse(answer.body) as { value?: Player };
    if (!value) throw new Error(`No player was opened: ${answer.body}`);
    return value;
  };

  /** `fields` are what the call says beside who plays; they may change that too. */
  const call = async (
    { brand, vendor, secret, gameId, player, token, currency }: Seat,
    name: CallName,
    fields: Record<string, unknown> = {},
    wire: Wire = {},
  ): Promise<VendorAnswer> => {
    const who = { call: name, brand, player, token, gameId, transactionId: newId() };
    const isMoney = name === 'bet' || name === 'win';
    const body = { ...who, ...(name !== 'balance' && { roundId: 'round' }), ...(isMoney && { currency }) };
    const text = wire.text ?? JSON.stringify({ ...body, ...fields });
    const answer = await app.inject({
      method: 'POST',
      url: `/vendor/v1/${name}`,
      headers: {
        host: wire.host ?? host,
        'content-type': 'application/json',
        'x-vendor': wire.vendor ?? vendor,
        'x-signature': wire.signature ?? sign(text, wire.secret ?? secret),
      },
      payload: text,
    });
    const { value, error } = JSON.parse(answer.body) as Pick<VendorAnswer, 'value' | 'error'>;
    return { status: answer.statusCode, text: answer.body, value, error };
  };
  return { open, call };
};
