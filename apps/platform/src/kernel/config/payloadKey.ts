import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calculateJwkThumbprint, type JWK } from 'jose';

/** Reads a private P-256 key from JWK text and names it by its thumbprint. Throws a sentence without the text. */
export const parsePayloadKey = async (text: string): Promise<JWK & { kid: string }> => {
  let key: JWK;
  try {
    key = JSON.parse(text) as JWK;
  } catch {
    throw new Error('PAYLOAD_KEY has to be a JWK as JSON text.');
  }
  const { kty, crv, x, y, d } = key ?? {};
  if (kty !== 'EC' || crv !== 'P-256' || !x || !y || !d) {
    throw new Error('PAYLOAD_KEY has to be a private JWK of type EC on the curve P-256.');
  }
  const bare = { kty, crv, x, y, d };
  return { ...bare, kid: (await calculateJwkThumbprint(bare)).slice(0, 16) };
};

/** The sandbox's key text, made at the first start and kept in the data folder. */
export const keptPayloadKey = (dataDir: string): string => {
  const path = join(dataDir, 'payload-key.json');
  mkdirSync(dataDir, { recursive: true });
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  try {
    writeFileSync(path, JSON.stringify(privateKey.export({ format: 'jwk' })), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
};
