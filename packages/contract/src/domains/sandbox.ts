import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { Currency, Instant, Nullable, OneOf, Text } from '../schemas/scalars.ts';

/** Calls that play the outside world on a platform started with `SANDBOX=1`; they do not exist on any other. */
export const sandbox = defineRows({
  getOutbox: {
    method: 'GET',
    path: '/sandbox/outbox.json',
    module: 'SANDBOX',
    summary: 'What the platform has sent by SMS and e-mail, newest first.',
    token: 'none',
    always: true,
    sandbox: true,
    query: component('OutboxQuery', { to: Type.Optional(Text(254)) }),
    value: component('Outbox', {
      messages: Type.Array(
        component('OutboxMessage', {
          id: Type.String(),
          merchant: Type.String(),
          channel: OneOf('sms', 'email'),
          to: Type.String(),
          subject: Nullable(Type.String()),
          text: Type.String(),
          sentAt: Instant,
        }),
      ),
    }),
  },
  setSandboxClock: {
    method: 'POST',
    path: '/sandbox/clock',
    module: 'SANDBOX',
    summary: "Moves the platform's clock forward by seconds, sets it to a moment, or resets it.",
    token: 'none',
    always: true,
    sandbox: true,
    body: component('SandboxClock', {
      advanceSeconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 3_155_760_000 })),
      now: Type.Optional(Instant),
      reset: Type.Optional(Type.Literal(true)),
    }),
    value: component('SandboxTime', { now: Instant }),
  },
  setSandboxAddress: {
    method: 'POST',
    path: '/sandbox/address',
    module: 'SANDBOX',
    summary: 'Makes this browser appear to come from an address, by a cookie; null forgets it.',
    token: 'none',
    always: true,
    sandbox: true,
    body: component('SandboxAddress', {
      ip: Type.Union([Type.String({ format: 'ipv4' }), Type.String({ format: 'ipv6' }), Type.Null()]),
    }),
    value: component('SandboxAddressSet', { ip: Nullable(Type.String()), country: Nullable(Type.String()) }),
  },
  openSandboxPlayer: {
    method: 'POST',
    path: '/sandbox/vendorPlayer',
    module: 'SANDBOX',
    summary: "Makes a player of this host's merchant with a game open, for trying the calls of its vendor.",
    token: 'none',
    always: true,
    sandbox: true,
    body: component('SandboxVendorPlayer', {
      vendor: Type.Optional(Text(32, 1)),
      gameId: Type.Optional(Text(64, 1)),
      type: Type.Optional(Type.Enum([0, 1, 2, 4, 41, 42])),
      real: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 })),
      bonus: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 })),
      isBlocked: Type.Optional(Type.Boolean()),
    }),
    value: component('SandboxVendorLaunch', {
      brand: Type.String(),
      vendor: Type.String(),
      secret: Type.String({ description: "Signs this vendor's calls for this merchant." }),
      gameId: Type.String(),
      player: Type.String(),
      token: Type.String(),
      expiredToken: Type.String({ description: 'A token of the same player and game that has expired.' }),
      currency: Currency,
      lottery: Type.Union([Type.String(), Type.Null()], {
        description: 'A lottery of this vendor that may draw at any moment.',
      }),
    }),
  },
});
