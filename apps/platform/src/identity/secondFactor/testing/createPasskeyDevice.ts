import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { BodyOf, ValueOf } from '@marquee/contract';

type Assertion = BodyOf<'loginByPasskey'>['assertion'];
type Place = { origin?: string; rpId?: string };

const flags = { verified: 0x05, present: 0x01, attested: 0x40 };
type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

const head = (major: number, size: number) =>
  size < 24
    ? Buffer.from([(major << 5) | size])
    : size < 256
      ? Buffer.from([(major << 5) | 24, size])
      : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);

/** As much of CBOR (RFC 8949) as a device writes. */
const encode = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap((pair) => pair.map(encode))]);
};

const text = (value: string) => Buffer.from(value).toString('base64url');

/**
 * A device with one passkey, as a phone has it: it makes the key, signs what it is asked to and counts. `place` has
 * it believe to be elsewhere, as somebody else's page would.
 */
export const createPasskeyDevice = (home = 'sen-vang.localhost', startsAt = 1) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(32);
  const id = credential.toString('base64url');
  let count = startsAt;

  const clientData = (type: string, challenge: string, origin = `http://${home}`) =>
    text(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authData = (rpId: string, flag: number) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flag]), counter]);
  };

  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    return encode(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  };

  return {
    id,
    /** Sets the counter back, as a copy of the key would have it. */
    rewind: (to: number) => {
      count = to;
    },
    make: (options: ValueOf<'beginPasskey'>, place: Place = {}): BodyOf<'addPasskey'> => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credential.length);
      const data = Buffer.concat([
        authData(place.rpId ?? options.rp.id, flags.verified | flags.attested),
        Buffer.alloc(16),
        length,
        credential,
        coseKey(),
      ]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      return {
        id,
        clientDataJSON: clientData('webauthn.create', options.challenge, place.origin),
        attestationObject: encode(attestation).toString('base64url'),
        transports: ['internal'],
      };
    },
    sign: (
      options: ValueOf<'askPasskey'>,
      place: Place & { isUnverified?: true; counts?: false } = {},
    ): Assertion => {
      if (place.counts !== false) count += 1;
      const clientDataJSON = clientData('webauthn.get', options.challenge, place.origin);
      const data = authData(place.rpId ?? options.rpId, place.isUnverified ? flags.present : flags.verified);
      const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
      return {
        id,
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, hash]), privateKey).toString('base64url'),
      };
    },
  };
};
