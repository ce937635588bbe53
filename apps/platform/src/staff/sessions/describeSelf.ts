import { everyMerchant, installationPermissions, merchantPermissions, type ValueOf } from '@marquee/contract';
import { mayDo, momentFrom, type Services, staffFigures, type StaffSession } from '#kernel';

/** A session as its person sees it: the merchants that any grant is for, and what they may do there. */
export const describeSelf = (
  { merchants }: Pick<Services, 'merchants'>,
  { personId, name, email, provenAt, grants }: StaffSession,
): ValueOf<'getStaff'> => ({
  id: personId,
  name,
  email,
  provenUntil: momentFrom(provenAt, { minutes: staffFigures.freshMinutes }).toISOString(),
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
