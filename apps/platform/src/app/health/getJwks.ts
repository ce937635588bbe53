import type { Handler } from '#kernel';

/** Answers the public key that payloads are sealed for. */
export const getJwks: Handler<'getJwks'> = async ({ services }) => {
  const { x = '', y = '', kid } = services.config.payloadKey;
  return { keys: [{ kty: 'EC', crv: 'P-256', x, y, kid, use: 'enc', alg: 'ECDH-ES+A256KW' }] };
};
