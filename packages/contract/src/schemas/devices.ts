import { Type } from 'typebox';
import { component } from './component.ts';
import { Instant, Nullable, OneOf } from './scalars.ts';

const Address = Type.String({ description: 'Masked to the half that belongs to the provider.' });

/** A browser that is logged in, or that may log in again by itself. */
export const Device = component('Device', {
  id: Type.String({ format: 'uuid' }),
  browser: Nullable(Type.String({ description: "The browser's own name, where it tells one." })),
  system: Nullable(Type.String({ description: "The operating system's own name, where it tells one." })),
  address: Address,
  loggedInAt: Instant,
  seenAt: Instant,
  isRemembered: Type.Boolean({ description: 'It logs in by itself until its remembered login runs out.' }),
  isCurrent: Type.Boolean({ description: 'The call comes from it.' }),
});

/** A login of the account, or a try at one. */
export const LoginRecord = component('LoginRecord', {
  at: Instant,
  outcome: Type.Enum(['succeeded', 'remembered', 'challenged', 'failed', 'proofFailed'], {
    description:
      'remembered: by the cookie of an earlier login. challenged: the password was right and a second proof was asked for. proofFailed: that proof was wrong.',
  }),
  method: Nullable(OneOf('username', 'sms', 'firebase', 'passkey')),
  address: Address,
  country: Nullable(Type.String({ description: 'ISO 3166-1 alpha-2.' })),
});

/** Where an account is logged in, and its latest logins, the newest first. */
export const Devices = component('Devices', {
  devices: Type.Array(Device),
  logins: Type.Array(LoginRecord),
});
