import { everyMerchant, installationPermissions, merchantPermissions, type ValueOf } from '@marquee/contract';
import { type ConsoleContext, mayDo, momentFrom, staffFigures, type StaffSession } from '#kernel';
import { proofsOf } from '../passkeys/proofsOf.ts';
import { requirePerson } from '../people/findPerson.ts';

/**
 * A session as its person sees it: how they prove themselves, the merchants that any grant is for, and what they may do
 * there. No transaction may be open.
 */
export const describeSelf = async (
  { services: { merchants, database }, host }: Pick<ConsoleContext, 'services' | 'host'>,
  { personId, name, email, provenAt, grants }: StaffSession,
): Promise<ValueOf<'getStaff'>> => ({
  id: personId,
  name,
  email,
  provenUntil: momentFrom(provenAt, { minutes: staffFigures.freshMinutes }).toISOString(),
  proofs: await database.system(async (db) => proofsOf(db, await requirePerson(db, personId), host)),
  grants: grants.map(({ merchant, role }) => ({ merchant, role })),
  permissions: installationPermissions.filter((permission) => mayDo(grants, permission, everyMerchant)),
  merchants: merchants
    .filter(({ code }) => grants.some(({ merchant }) => merchant === everyMerchant || merchant === code))
    .map(({ code, brand }) => ({
      code,
      name: brand.name,
      currency: brand.currency,
      timeZone: brand.timeZone,
      permissions: merchantPermissions.filter((permission) => mayDo(grants, permission, code)),
    })),
});
