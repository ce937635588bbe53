import { eq } from '#drizzle';
import { bankCards } from '../../../money/bankCards/schema.ts';
import { accounts } from '../../accounts/schema.ts';
import type { Visitor } from '../../session/testing/createVisitor.ts';
import { testPassword } from '../../session/testing/fillRegistration.ts';
import type { openTestSite } from '../../session/testing/openTestSite.ts';
import { signUp } from '../../session/testing/signUp.ts';
import { codeOf } from './codeOf.ts';

/** A member that is registered and reachable, and the browser at home that it registered with. */
export type TestMember = { username: string; id: string; mobile: string; email: string; home: Visitor };

let members = 0;

/** Makes members who can prove a login by everything that is asked for. */
export const openMembers = ({ platform, visit, moveClock }: ReturnType<typeof openTestSite>) => {
  const tenant = <T>(work: Parameters<ReturnType<typeof platform>['services']['database']['tenant']>[1]) =>
    platform().services.database.tenant('SENVANG', work) as Promise<T>;
  const now = () => platform().services.clock.now();

  const join = async (changes: Partial<typeof accounts.$inferInsert> = {}): Promise<TestMember> => {
    members += 1;
    const username = `factor${String(members).padStart(4, '0')}`;
    const home = visit();
    await moveClock(2);
    await signUp(home, username);
    const mobile = `+8497${String(members).padStart(7, '0')}`;
    const email = `${username}@Lotus.example`;
    const reachable = {
      mobile,
      isMobileVerified: true,
      email,
      emailKey: email.toLowerCase(),
      isEmailVerified: true,
    };
    const [account] = await tenant<{ id: string }[]>((tx) =>
      tx
        .update(accounts)
        .set({ ...reachable, ...changes })
        .where(eq(accounts.usernameKey, username))
        .returning({ id: accounts.id }),
    );
    return { username, id: account?.id ?? '', mobile, email, home };
  };

  const addCard = async ({ id }: TestMember, payeeName: string) => {
    await tenant((tx) =>
      tx.insert(bankCards).values({
        merchantCode: 'SENVANG',
        accountId: id,
        bankCode: 'VCB',
        number: `00110043${String(members).padStart(4, '0')}`,
        payeeName,
        addedAt: now(),
      }),
    );
  };

  /** Turns a member's authenticator on; a step passes, so that the next code is another one. */
  const turnOn = async ({ home }: TestMember) => {
    const { value } = await home.call('beginAuthenticator');
    const secret = value?.secret ?? '';
    const code = codeOf(secret, now());
    const confirmed = await home.call('confirmAuthenticator', { body: { password: testPassword, code } });
    await moveClock(60);
    return { secret, recoveryCodes: confirmed.value?.recoveryCodes ?? [], confirmed };
  };
  return { tenant, now, join, addCard, turnOn };
};
