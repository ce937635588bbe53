import { endpoints, type Operation } from '../src/endpoints.ts';
import { errorsOf } from '../src/errorsOf.ts';
import type { Row } from '../src/row.ts';
import { Failure, successOf } from '../src/schemas/envelope.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Moves every titled object schema and union to `components`, leaving a reference where it stood. */
const hoist = (schema: unknown, components: Map<string, Json>): unknown => {
  if (Array.isArray(schema)) return schema.map((part) => hoist(part, components));
  if (!isObject(schema)) return schema;
  const copy: Json = Object.fromEntries(
    Object.entries(schema).map(([key, part]) => [key, hoist(part, components)]),
  );
  const { title } = schema;
  if (typeof title !== 'string' || !(schema['type'] === 'object' || schema['anyOf'])) return copy;
  const known = components.get(title);
  if (known && JSON.stringify(known) !== JSON.stringify(copy)) {
    throw new Error(`Two component schemas are called ${title}: give one of them another title.`);
  }
  components.set(title, copy);
  return { $ref: `#/components/schemas/${title}` };
};

const bodyContent = (row: Row, schema: unknown, isPlain: boolean): Json => {
  if (row.encrypted && !isPlain) {
    return {
      'application/jose': {
        schema: {
          type: 'string',
          description: 'A JWE in compact form (ECDH-ES+A256KW, A256GCM) with iat, jti, path and body inside.',
          contentMediaType: 'application/json',
          contentSchema: schema,
        },
      },
    };
  }
  if (row.bodyType === 'image') return { 'image/png': { schema }, 'image/jpeg': { schema } };
  return { [row.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']: { schema } };
};

const refusal = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

const securityOf = (row: Row): Json[] => {
  if (row.fromGateway) return [{ gatewaySignature: [] }];
  if (row.signed) return [{ vendor: [], vendorSignature: [] }];
  if (row.token === 'staff') return [{ staff: [] }];
  if (row.token === 'none') return [];
  const session = { token: [], cookie: [] };
  return row.token === 'optional' ? [{}, session] : [session];
};

const operationOf = (id: string, row: Row, components: Map<string, Json>, isPlain: boolean): Json => {
  const query: unknown = row.query;
  const properties = isObject(query) && isObject(query['properties']) ? query['properties'] : undefined;
  const required = new Set(isObject(query) ? ((query['required'] ?? []) as string[]) : []);
  const value = hoist(row.raw || row.events ? row.value : successOf(row.value), components);
  const content = { [row.events ? 'text/event-stream' : 'application/json']: { schema: value } };
  return {
    operationId: id,
    summary: row.summary,
    tags: [row.module],
    security: securityOf(row),
    ...(row.sandbox && { 'x-sandbox': true }),
    ...(row.console && { 'x-console': true }),
    ...(row.permission && { 'x-permission': row.permission }),
    ...(properties && {
      parameters: Object.entries(properties).map(([name, schema]) => ({
        in: 'query',
        name,
        required: required.has(name),
        schema: hoist(schema, components),
      })),
    }),
    ...(row.body && {
      requestBody: { required: true, content: bodyContent(row, hoist(row.body, components), isPlain) },
    }),
    responses: {
      '200': { description: 'The call worked.', content },
      ...(id === 'getReadiness' && {
        '503': { description: 'Not ready.', content },
      }),
      '4XX': { $ref: '#/components/responses/Refused' },
      '5XX': { $ref: '#/components/responses/Unavailable' },
    },
    'x-error-codes': errorsOf(row),
  };
};

/**
 * The OpenAPI 3.1 document of the table. `isPlain` shows encrypted bodies as what is inside them, which is
 * what the generated types need.
 */
export const openApiDocument = (isPlain = false): Json => {
  const components = new Map<string, Json>();
  hoist(Failure, components);
  const paths: Record<string, Json> = {};
  for (const [id, row] of Object.entries(endpoints) as [Operation, Row][]) {
    paths[row.path] = {
      ...paths[row.path],
      [row.method.toLowerCase()]: operationOf(id, row, components, isPlain),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Marquee platform',
      version: '1.0.0',
      description:
        'Every call of the sites and of the console. The Host header names the merchant; in the console, X-Merchant.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(Object.values(endpoints).map((row) => row.module))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token of the login answer.' },
        cookie: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
        staff: { type: 'apiKey', in: 'cookie', name: '__Host-mq_staff' },
        vendor: { type: 'apiKey', in: 'header', name: 'X-Vendor', description: 'Code of the game vendor.' },
        vendorSignature: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Signature',
          description: 'HMAC-SHA256 over the bytes of the body, in lower-case hexadecimal digits.',
        },
        gatewaySignature: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Signature',
          description: '`sha256=` and the HMAC-SHA256 of the body as it is sent, in hexadecimal.',
        },
      },
      responses: {
        Refused: refusal('The call cannot be done as it was sent; `error.code` says why.'),
        Unavailable: refusal(
          'The call cannot be done now; `error.details.retryAfter` says when to try again.',
        ),
      },
      schemas: Object.fromEntries([...components].sort(([a], [b]) => a.localeCompare(b))),
    },
  };
};
