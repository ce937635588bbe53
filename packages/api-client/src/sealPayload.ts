import { CompactEncrypt, importJWK, type JWK } from 'jose';

type Key = { kid: string; key: Awaited<ReturnType<typeof importJWK>> };

let current: Promise<Key> | undefined;

const loadKey = async (fetchKeys: () => Promise<{ keys: (JWK & { kid: string })[] }>): Promise<Key> => {
  const [jwk] = (await fetchKeys()).keys;
  if (!jwk) throw new Error('The platform offers no key for encrypted payloads.');
  return { kid: jwk.kid, key: await importJWK(jwk, 'ECDH-ES+A256KW') };
};

/**
 * Seals a body as a compact JWE (ECDH-ES+A256KW, A256GCM), bound to its path, its moment and one use.
 * The key is fetched once; `isKeyStale` fetches it again after the platform could not open a payload.
 */
export const sealPayload = async (
  fetchKeys: () => Promise<{ keys: (JWK & { kid: string })[] }>,
  path: string,
  body: unknown,
  isKeyStale = false,
): Promise<string> => {
  if (isKeyStale) current = undefined;
  current ??= loadKey(fetchKeys).catch((error: unknown) => {
    current = undefined;
    throw error;
  });
  const { kid, key } = await current;
  const claims = { iat: Math.floor(Date.now() / 1000), jti: crypto.randomUUID(), path, body };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid })
    .encrypt(key);
};
