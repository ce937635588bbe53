import { eq, or } from '#drizzle';
import type { FieldProblem } from '@marquee/contract/errors';
import type { Language } from '@marquee/reference';
import { ApiFailure, type Connection } from '#kernel';
import { type Account, accounts } from '../../accounts/schema.ts';
import { problemText } from '../../accounts/fields/problemText.ts';

type Names = Pick<Account, 'usernameKey' | 'mobile' | 'emailKey'>;

type TakenCode = 'USERNAME_TAKEN' | 'MOBILE_TAKEN' | 'EMAIL_TAKEN';

const codes: Record<keyof Names, { field: string; code: TakenCode }> = {
  usernameKey: { field: 'username', code: 'USERNAME_TAKEN' },
  mobile: { field: 'mobileNum', code: 'MOBILE_TAKEN' },
  emailKey: { field: 'email', code: 'EMAIL_TAKEN' },
};

/** The refusal that says which of the names are another account's; undefined when all are free. */
export const findTaken = async (
  tx: Connection,
  names: Names,
  language: Language,
): Promise<ApiFailure | undefined> => {
  const { usernameKey, mobile, emailKey } = accounts;
  const others = await tx
    .select({ usernameKey, mobile, emailKey })
    .from(accounts)
    .where(
      or(
        eq(usernameKey, names.usernameKey),
        names.mobile ? eq(mobile, names.mobile) : undefined,
        names.emailKey ? eq(emailKey, names.emailKey) : undefined,
      ),
    );
  const taken = (['usernameKey', 'mobile', 'emailKey'] as const)
    .filter((name) => names[name] !== null && others.some((other) => other[name] === names[name]))
    .map((name) => codes[name]);
  const [first] = taken;
  if (!first) return undefined;
  const fields: FieldProblem[] = taken.map(({ field }) => ({
    field,
    rule: 'taken',
    message: problemText(language, { rule: 'taken' }),
  }));
  return new ApiFailure(first.code, { fields });
};
