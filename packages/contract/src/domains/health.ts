import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { OneOf } from '../schemas/scalars.ts';

/** Calls for the machines around the platform. They answer for every host. */
export const health = defineRows({
  getLiveness: {
    method: 'GET',
    path: '/health/live',
    module: 'HEALTH',
    summary: 'Answers while the process runs.',
    token: 'none',
    always: true,
    raw: true,
    value: component('Liveness', { status: Type.Literal('live') }),
  },
  getReadiness: {
    method: 'GET',
    path: '/health/ready',
    module: 'HEALTH',
    summary:
      'Answers ready (200) when the database answers and the ledger is whole, otherwise not ready (503) with the check that fails, or draining (503) when the node is about to stop.',
    token: 'none',
    always: true,
    raw: true,
    value: component('Readiness', {
      status: OneOf('ready', 'not-ready', 'draining'),
      checks: Type.Record(Type.String(), OneOf('ok', 'failed')),
    }),
  },
  getJwks: {
    method: 'GET',
    path: '/.well-known/jwks.json',
    module: 'HEALTH',
    summary: 'The public keys that encrypted payloads are sealed for (RFC 7517).',
    token: 'none',
    always: true,
    raw: true,
    value: component('Jwks', {
      keys: Type.Array(
        Type.Object(
          {
            kty: Type.Literal('EC'),
            crv: Type.Literal('P-256'),
            x: Type.String(),
            y: Type.String(),
            kid: Type.String(),
            use: Type.Literal('enc'),
            alg: Type.Literal('ECDH-ES+A256KW'),
          },
          { title: 'Jwk', additionalProperties: false },
        ),
      ),
    }),
  },
});
