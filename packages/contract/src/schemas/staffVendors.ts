import { Type } from 'typebox';
import { component } from './component.ts';
import { Instant, Nullable, OneOf } from './scalars.ts';

const Count = Type.Integer({ minimum: 0 });

/** How many calls a vendor has made, how they ended, and how fast they were answered. */
export const VendorCallSums = component('VendorCallSums', {
  answered: Count,
  refused: Type.Integer({ minimum: 0, description: 'By a rule: too little money, a bad token, a limit.' }),
  failed: Type.Integer({ minimum: 0, description: 'By a fault of the platform.' }),
  unsigned: Type.Integer({ minimum: 0, description: 'Under the vendor’s name without a secret of its own.' }),
  average: Nullable(Type.Integer({ description: 'Milliseconds of an answered call.' })),
  within: Nullable(
    Type.Integer({
      description:
        'Milliseconds within which 95 of 100 were answered, as the bound of a count; null without any, and for more than the last bound.',
    }),
  ),
});

/** A secret that a vendor may sign with now; the secret itself is told once, when it is made. */
export const StaffVendorSecret = component('StaffVendorSecret', {
  from: OneOf('console', 'environment'),
  createdAt: Nullable(Instant),
  usedAt: Nullable(
    Type.String({
      format: 'date-time',
      description: 'When a call was last signed with it, where that is known.',
    }),
  ),
  goodUntil: Nullable(Type.String({ format: 'date-time', description: 'Null for the one in use.' })),
});

/** A vendor of the merchant, its secrets, and its calls of the last 24 hours. */
export const StaffVendorStanding = component('StaffVendorStanding', {
  vendor: Type.String(),
  name: Type.String(),
  games: Count,
  hasAddress: Type.Boolean({ description: 'The environment says where its games are opened.' }),
  secrets: Type.Array(StaffVendorSecret, { description: 'The newest first.' }),
  calls: VendorCallSums,
});
