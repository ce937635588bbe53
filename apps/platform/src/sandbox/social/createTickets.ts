import { randomBytes, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** What one step of a played sign-in hands to the next through the browser, sealed and good once. */
export type Tickets = {
  write: (content: object) => Promise<string>;
  /** Null when it was not written here, is too old, or something else than it should be. */
  read: <T extends TSchema>(ticket: string, schema: T) => Promise<Static<T> | null>;
  /** Like `read`, and the second time it is null. */
  spend: <T extends TSchema>(ticket: string, schema: T) => Promise<Static<T> | null>;
};

/** Makes tickets under a key that nobody else has. */
export const createTickets = (): Tickets => {
  const key = randomBytes(32);
  const spent = new Set<string>();
  const open = async <T extends TSchema>(ticket: string, schema: T) => {
    const opened = await jwtVerify(ticket, key, { algorithms: ['HS256'] }).catch(() => null);
    const content: unknown = opened?.payload['content'];
    if (!opened?.payload.jti || !Value.Check(schema, content)) return null;
    return { content, id: opened.payload.jti };
  };
  return {
    write: (content) =>
      new SignJWT({ content })
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(randomUUID())
        .setExpirationTime('15 minutes')
        .sign(key),
    read: async (ticket, schema) => (await open(ticket, schema))?.content ?? null,
    spend: async (ticket, schema) => {
      const opened = await open(ticket, schema);
      if (!opened || spent.has(opened.id)) return null;
      spent.add(opened.id);
      return opened.content;
    },
  };
};
