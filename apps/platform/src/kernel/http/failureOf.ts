import { ApiFailure } from '../errors/ApiFailure.ts';

/** Codes of drivers and of PostgreSQL that mean "not now": no connection, shutting down, too many, too slow. */
const busyCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53300',
  '53200',
  '08006',
  '08003',
  '08001',
  '40001',
  '40P01',
  '55P03',
]);

/** What the driver says without a code, when a connection is lost or none is to be had. */
const isLost =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

const codesOfFastify: Record<string, ApiFailure> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new ApiFailure('PAYLOAD_TOO_LARGE'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new ApiFailure('UNSUPPORTED_MEDIA_TYPE'),
  FST_ERR_BAD_URL: new ApiFailure('NOT_FOUND'),
  FST_ERR_MAX_PARAM_LENGTH: new ApiFailure('NOT_FOUND'),
};

const isBusy = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (
    (typeof code === 'string' && busyCodes.has(code)) || isLost.test(error.message) || isBusy(error.cause)
  );
};

/** Turns whatever was thrown into a refusal; `INTERNAL` is what nobody foresaw. */
export const failureOf = (error: unknown): ApiFailure => {
  if (error instanceof ApiFailure) return error;
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number };
  const known = code ? codesOfFastify[code] : undefined;
  if (known) return known;
  if (isBusy(error)) return new ApiFailure('BUSY', { retryAfter: 2 });
  const isClients = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return new ApiFailure(isClients ? 'MALFORMED_BODY' : 'INTERNAL');
};
