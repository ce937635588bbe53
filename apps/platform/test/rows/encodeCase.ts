import { createHmac } from 'node:crypto';
import type { Row } from '@marquee/contract';
import type { InjectOptions } from 'fastify';
import type { Sealer } from './createSealer.ts';
import type { FuzzCase } from './FuzzCase.ts';

type Sent = { type?: string; payload?: string | Buffer };

const types = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  jose: 'application/jose',
} as const;

/** Brackets so many deep that whoever walks them by calling itself falls over. */
const deepJson = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

const fieldsOf = (value: unknown): URLSearchParams => {
  const entries =
    typeof value === 'object' && value !== null ? Object.entries(value) : [['', value] as const];
  const asText = (part: unknown) => (typeof part === 'string' ? part.toWellFormed() : JSON.stringify(part));
  return new URLSearchParams(
    entries.flatMap(([name, part]) =>
      Array.isArray(part)
        ? part.map((item) => [name.toWellFormed(), asText(item) ?? ''])
        : [[name.toWellFormed(), asText(part) ?? '']],
    ),
  );
};

const bodyOf = async (row: Row, { wire, body }: FuzzCase, seal: Sealer): Promise<Sent> => {
  const kind = row.encrypted ? 'jose' : (row.bodyType ?? 'json');
  const type = types[kind];
  const json = JSON.stringify(body.value ?? null);
  const encode = (text: string) => (kind === 'jose' ? seal(row.path, text) : text);
  switch (wire) {
    case 'right':
      return { type, payload: kind === 'form' ? fieldsOf(body.value).toString() : await encode(json) };
    case 'wrongType':
      return { type: kind === 'json' ? 'text/plain' : types.json, payload: json };
    case 'noType':
      return { payload: json };
    case 'broken':
      return { type, payload: kind === 'jose' ? `${await encode(json)}x` : `${json.slice(0, -1)},,"` };
    case 'bytes':
      return { type, payload: Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0xc0, 0x80, 0x7d]) };
    case 'empty':
      return { type, payload: '' };
    case 'tooBig':
      return { type, payload: `"${'a'.repeat(300_000)}"` };
    case 'deep':
      return { type, payload: await encode(deepJson) };
    default:
      return {};
  }
};

/** The vendor that signs the calls of signed rows. */
export type Vendor = { code: string; secret: string };

const signedBy = ({ code, secret }: Vendor, payload: string | Buffer) => ({
  'x-vendor': code,
  'x-signature': createHmac('sha256', secret).update(payload).digest('hex'),
});

/** A generated call as it goes to the server; `identity` are the headers of whoever makes it. */
export const encodeCase = async (
  row: Row,
  call: FuzzCase,
  { identity, vendor, seal }: { identity: Record<string, string>; vendor: Vendor; seal: Sealer },
): Promise<InjectOptions> => {
  const { query, headers, host, address } = call;
  const search = 'raw' in query ? query.raw : fieldsOf(query.value).toString();
  const sent = row.method === 'GET' ? {} : await bodyOf(row, call, seal);
  const signed = row.signed ? signedBy(vendor, sent.payload ?? '') : {};
  return {
    method: row.method,
    url: row.query || 'raw' in query ? `${row.path}?${search}` : row.path,
    remoteAddress: address,
    headers: { host, ...identity, ...signed, ...headers, ...(sent.type && { 'content-type': sent.type }) },
    ...(sent.payload !== undefined && { payload: sent.payload }),
  };
};
