import { compactDecrypt, importJWK } from 'jose';
import { lt } from '#drizzle';
import type { Config } from '../config/Config.ts';
import type { Database } from '../db/Database.ts';
import { ApiFailure } from '../errors/ApiFailure.ts';
import { usedPayloads } from './schema.ts';

/** Milliseconds by which a payload may be older or newer than now. */
const tolerance = 5 * 60_000;

type Claims = { iat: number; jti: string; path: string; body: unknown };

const isClaims = (value: unknown): value is Claims => {
  if (typeof value !== 'object' || value === null) return false;
  const { iat, jti, path, body } = value as Partial<Claims>;
  return (
    typeof iat === 'number' &&
    typeof jti === 'string' &&
    /^[\w.:-]{8,128}$/.test(jti) &&
    typeof path === 'string' &&
    body !== undefined
  );
};

/** Opens encrypted payloads with the platform's key. */
export const createDecrypter = ({ payloadKey }: Pick<Config, 'payloadKey'>, database: Database) => {
  const key = importJWK(payloadKey, 'ECDH-ES+A256KW');

  const open = async (sealed: string): Promise<unknown> => {
    try {
      const { plaintext } = await compactDecrypt(sealed.trim(), await key, {
        keyManagementAlgorithms: ['ECDH-ES+A256KW'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext));
    } catch {
      throw new ApiFailure('DECRYPTION_FAILED');
    }
  };

  /**
   * Opens a payload and returns its body. It has to be sealed for this path, within five minutes of the system's
   * clock (which the sandbox does not move: browsers seal by their own), and is taken once.
   */
  const decryptBody = async (sealed: string, path: string): Promise<unknown> => {
    const claims = await open(sealed);
    if (!isClaims(claims) || claims.path !== path) throw new ApiFailure('DECRYPTION_FAILED');
    const sealedAt = claims.iat * 1000;
    if (!(Math.abs(Date.now() - sealedAt) <= tolerance)) throw new ApiFailure('DECRYPTION_FAILED');
    const expiresAt = new Date(sealedAt + 2 * tolerance);
    const taken = await database.system((db) =>
      db.insert(usedPayloads).values({ jti: claims.jti, expiresAt }).onConflictDoNothing().returning(),
    );
    if (taken.length === 0) throw new ApiFailure('REPLAYED');
    return claims.body;
  };

  const removeExpired = async () => {
    await database.system((db) => db.delete(usedPayloads).where(lt(usedPayloads.expiresAt, new Date())));
  };

  return { decryptBody, removeExpired };
};

/** Opens encrypted payloads. */
export type Decrypter = ReturnType<typeof createDecrypter>;
