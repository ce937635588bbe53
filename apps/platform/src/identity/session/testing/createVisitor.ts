import {
  type BodyOf,
  endpoints,
  Failure,
  type Operation,
  type QueryOf,
  type Row,
  type ValueOf,
} from '@marquee/contract';
import type { AnyError } from '@marquee/contract/errors';
import type { Language } from '@marquee/reference';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { validatorOf } from '../../../kernel/http/checkInput.ts';
import type { Caller } from '../../../../test/Caller.ts';

/** An answer as a page gets it. */
export type Answer<O extends Operation> = {
  status: number;
  /** Text of the whole answer, for comparing two. */
  text: string;
  value: ValueOf<O> | undefined;
  error: AnyError | undefined;
};

type Input<O extends Operation> = { body?: BodyOf<O>; query?: QueryOf<O>; sealed?: string };

/** A browser with one tab, as far as calls go: cookies, a token, an address and a language. */
export type Visitor = {
  call: <O extends Operation>(operation: O, input?: Input<O>) => Promise<Answer<O>>;
  seal: (path: string, body: unknown) => Promise<string>;
  /** Cookies by name; tests may copy and change them as a thief would. */
  cookies: Map<string, string>;
  token: string | undefined;
  /** The merchant that calls of the console name. */
  merchant: string | undefined;
};

/** Makes a visitor of a host. Answers that open a session give it its token. */
export const createVisitor = (
  app: Caller,
  place: { host: string; address?: string; language?: Language },
): Visitor => {
  const { host, address = '127.0.0.1', language = 'en' } = place;

  const seal = async (path: string, body: unknown) => {
    const jwks = await app.inject({ method: 'GET', url: '/.well-known/jwks.json', headers: { host } });
    const [jwk] = (JSON.parse(jwks.body) as { keys: (JWK & { kid: string })[] }).keys;
    if (!jwk) throw new Error('The platform offers no key.');
    const claims = { iat: Math.floor(Date.now() / 1000), jti: crypto.randomUUID(), path, body };
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
      .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid: jwk.kid })
      .encrypt(await importJWK(jwk, 'ECDH-ES+A256KW'));
  };

  const encode = async (
    row: Row,
    { body, sealed }: { body?: object | undefined; sealed?: string | undefined },
  ) => {
    if (sealed !== undefined) return { payload: sealed, type: 'application/jose' };
    if (body === undefined) return undefined;
    if (body instanceof Uint8Array) return { payload: Buffer.from(body), type: 'image/png' };
    if (row.encrypted) return { payload: await seal(row.path, body), type: 'application/jose' };
    if (row.bodyType !== 'form') return { payload: JSON.stringify(body), type: 'application/json' };
    const form = new URLSearchParams(
      Object.entries({ ...body }).map(([name, value]) => [name, String(value)]),
    );
    return { payload: form.toString(), type: 'application/x-www-form-urlencoded' };
  };

  const visitor: Visitor = {
    cookies: new Map(),
    token: undefined,
    merchant: undefined,
    seal,
    call: async (operation, input = {}) => {
      const row: Row = endpoints[operation];
      const encoded = await encode(row, input);
      const query = new URLSearchParams(
        Object.entries(input.query ?? {}).map(([name, value]) => [name, String(value)]),
      );
      const answer = await app.inject({
        method: row.method,
        url: `${row.path}?${query}`,
        remoteAddress: address,
        headers: {
          host,
          'x-language': language,
          'user-agent': 'visitor',
          cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(visitor.merchant !== undefined && { 'x-merchant': visitor.merchant }),
          ...(visitor.token && { authorization: `Bearer ${visitor.token}` }),
          ...(encoded && { 'content-type': encoded.type }),
        },
        ...(encoded && { payload: encoded.payload }),
      });
      for (const { name, value, maxAge, expires } of answer.cookies) {
        const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0);
        if (isGone || value === '') visitor.cookies.delete(name);
        else visitor.cookies.set(name, value);
      }
      const { value, error } = JSON.parse(answer.body) as {
        value?: ValueOf<typeof operation>;
        error?: AnyError;
      };
      if (error && !validatorOf(Failure).Check(JSON.parse(answer.body)))
        throw new Error(`The refusal is not the contract's: ${answer.body}`);
      if (typeof value === 'object' && value !== null && 'token' in value) visitor.token = value.token;
      return { status: answer.statusCode, text: answer.body, value, error };
    },
  };
  return visitor;
};
