import { Failure, type Row } from '@marquee/contract';
import type { AnyError } from '@marquee/contract/errors';
import type { FastifyInstance } from 'fastify';
import { validatorOf } from '../../src/kernel/http/checkInput.ts';

/** Where a call goes and what it shows of itself. */
export type Caller = {
  host: string;
  token?: string | undefined;
  cookie?: string | undefined;
  merchant?: string;
};

let calls = 0;

/** Calls a row, with an empty body where it has one, from an address that has not called before. */
export const callRow = async (
  app: FastifyInstance,
  row: Row,
  { host, token, cookie, merchant }: Caller,
  query = '',
): Promise<{ status: number; text: string; error: AnyError | undefined }> => {
  calls += 1;
  const hasBody = row.method !== 'GET' && row.body !== undefined;
  const type = row.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  const { statusCode, body } = await app.inject({
    method: row.method,
    url: `${row.path}${query}`,
    remoteAddress: `10.5.${calls >> 8}.${calls & 255}`,
    headers: {
      host,
      'x-language': 'en',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookie !== undefined && { cookie: `mq_session=${cookie}` }),
      ...(merchant !== undefined && { 'x-merchant': merchant }),
      ...(hasBody && { 'content-type': row.encrypted ? 'application/jose' : type }),
    },
    ...(hasBody && { payload: '{}' }),
  });
  const answer: unknown = JSON.parse(body);
  const error = validatorOf(Failure).Check(answer) ? (answer as { error: AnyError }).error : undefined;
  return { status: statusCode, text: body, error };
};
