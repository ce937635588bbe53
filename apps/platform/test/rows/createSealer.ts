import type { FastifyInstance } from 'fastify';
import { CompactEncrypt, importJWK, type JWK } from 'jose';

/** Seals texts for the platform's key, whatever they hold. */
export const createSealer = async (app: FastifyInstance) => {
  const jwks = await app.inject({ url: '/.well-known/jwks.json' });
  const [jwk] = jwks.json<{ keys: (JWK & { kid: string })[] }>().keys;
  if (!jwk) throw new Error('The platform offers no key.');
  const key = await importJWK(jwk, 'ECDH-ES+A256KW');
  const seal = (text: string): Promise<string> =>
    new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid: jwk.kid })
      .encrypt(key);
  return (path: string, bodyText: string) => {
    const claims = JSON.stringify({ iat: Math.floor(Date.now() / 1000), jti: crypto.randomUUID(), path });
    return seal(`${claims.slice(0, -1)},"body":${bodyText}}`);
  };
};

/** Seals the JSON text of a body for a path. */
export type Sealer = Awaited<ReturnType<typeof createSealer>>;
