import type { ValueOf } from '@marquee/contract';
import { type ProfileField, profileFields } from '@marquee/contract/registration-fields';
import type { Site } from '#kernel';
import type { Account } from '../accounts/schema.ts';

type Detail = ValueOf<'getProfile'>['details'][number];

/** Fields that prove age or payee: what was told once is fixed, for a later word proves nothing. */
const fixed = new Set<ProfileField>(['payeeName', 'fullName', 'birthday', 'idNumber']);

/** What an account holds in a field of the profile; null where nothing is known. */
export const detailOf = (account: Account, field: ProfileField): string | null => {
  if (field === 'nickname') return account.nickname;
  if (field === 'birthday') return account.birthday;
  return account.profile[field] ?? null;
};

/** The fields of a member's profile: those that the merchant asks for, and what is known besides. */
export const profileDetails = (site: Pick<Site, 'register'>, account: Account): Detail[] =>
  profileFields.flatMap((field) => {
    const asked = site.register.fields.find((each) => each.field === field);
    const value = detailOf(account, field);
    if (!asked && value === null) return [];
    const isFixed = value !== null && fixed.has(field);
    const isHidden = field === 'idNumber' && value !== null;
    return [
      {
        field,
        value: isHidden ? `•••${value.slice(-3)}` : value,
        isFixed,
        isRequired: field === 'nickname' || (asked?.required ?? false),
      },
    ];
  });
