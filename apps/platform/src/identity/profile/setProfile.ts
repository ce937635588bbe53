import { profileFields } from '@marquee/contract/registration-fields';
import { eq } from '#drizzle';
import { ApiFailure, type Handler, recordEvent } from '#kernel';
import { lockOwner } from '../accounts/findOwner.ts';
import { accounts } from '../accounts/schema.ts';
import { parseBirthday } from '../member/registration/parseBirthday.ts';
import { describeProfile } from './describeProfile.ts';
import { findDetailProblem } from './findDetailProblem.ts';
import { detailOf, profileDetails } from './profileDetails.ts';

/** Keeps fields of the profile, all or none. A field that is sent back as it was is no change. */
export const setProfile: Handler<'setProfile'> = async (context, { body }) => {
  const { session, site, tenant } = context;
  return tenant(async (tx) => {
    // The lock makes "only once" hold for calls made at once.
    const account = await lockOwner(tx, session.accountId);
    const details = profileDetails(site, account);
    const shown = new Map(details.map((detail) => [detail.field, detail]));
    const changes = profileFields.flatMap((field) => {
      const value = body[field]?.normalize('NFC').trim();
      const isSame = value === (shown.get(field)?.value ?? detailOf(account, field) ?? '');
      return value === undefined || isSame ? [] : [{ field, value }];
    });
    const problems = changes
      .map(({ field, value }) => findDetailProblem(context, field, value, shown.get(field)))
      .filter((problem) => problem !== undefined);
    if (problems.length > 0) {
      const isAge = problems.every(({ rule }) => rule === 'age');
      throw new ApiFailure(isAge ? 'UNDERAGE' : 'INVALID_INPUT', { fields: problems });
    }
    if (changes.length === 0) return describeProfile(tx, context, account);
    const typed = new Map(changes.map(({ field, value }) => [field, value]));
    const birthday = typed.get('birthday');
    const profile = { ...account.profile };
    for (const [field, value] of typed) {
      if (field === 'nickname' || field === 'birthday') continue;
      if (value === '') delete profile[field];
      else profile[field] = value;
    }
    const written = {
      profile,
      nickname: typed.get('nickname') ?? account.nickname,
      birthday: birthday === undefined ? account.birthday : parseBirthday(birthday),
    };
    await tx.update(accounts).set(written).where(eq(accounts.id, account.id));
    await recordEvent(tx, context, 'profile.changed', account.id, { fields: [...typed.keys()].join() });
    return describeProfile(tx, context, { ...account, ...written });
  });
};
