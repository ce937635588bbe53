import type { Row } from '@marquee/contract';
import { ApiFailure } from '../errors/ApiFailure.ts';
import type { Decrypter } from './createDecrypter.ts';
import { imageTypes } from './imageTypes.ts';
import { readText } from './readText.ts';

const typeOf = (row: Row) => {
  if (row.encrypted) return 'application/jose';
  return row.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiFailure('MALFORMED_BODY');
  }
};

const readImage = (contentType: string | undefined, bytes: unknown): Buffer => {
  if (!imageTypes.some((type) => type === contentType)) throw new ApiFailure('UNSUPPORTED_MEDIA_TYPE');
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) throw new ApiFailure('MALFORMED_BODY');
  return bytes;
};

/** Reads the body that a row asks for from its text, or the bytes of its picture; undefined for rows without one. */
export const readBody = async (
  row: Row,
  contentType: string | undefined,
  text: unknown,
  decrypter: Decrypter,
): Promise<unknown> => {
  if (!row.body) return undefined;
  if (row.bodyType === 'image') return readImage(contentType, text);
  if (typeof text !== 'string' || text === '') throw new ApiFailure('MALFORMED_BODY');
  const expected = typeOf(row);
  if (contentType?.split(';')[0]?.trim().toLowerCase() !== expected) {
    throw new ApiFailure('UNSUPPORTED_MEDIA_TYPE');
  }
  if (expected === 'application/jose') return decrypter.decryptBody(text, row.path);
  return expected === 'application/json' ? parseJson(text) : readText(text, row.body);
};
