import { type BodyOf, everyMerchant, type StaffRole } from '@marquee/contract';
import type { Visitor } from '../../identity/session/testing/createVisitor.ts';
import type { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { codeOf } from '../../identity/secondFactor/testing/codeOf.ts';
import type { StaffGrant } from '../../kernel/http/Staff.ts';
import { invite } from '../invitations/invite.ts';
import { inInstallation } from '../trail/inInstallation.ts';

/** The host of the console in tests. */
export const consoleHost = 'console.localhost';

/** The password of everybody of staff in tests. */
export const staffPassword = 'Lanterns-over-9-rivers';

/** A person of staff, and the browser on which they are logged in. */
export type TestStaff = { id: string; name: string; email: string; secret: string; visitor: Visitor };

let people = 0;

/** Makes people of staff for a test file, by the invitation that everybody comes by. */
export const openStaff = ({
  platform,
  visit,
  moveClock,
}: Pick<ReturnType<typeof openTestSite>, 'platform' | 'visit' | 'moveClock'>) => {
  const now = () => platform().services.clock.now();
  const inviteTo = async (email: string, grants: readonly StaffGrant[]): Promise<string> => {
    const { services } = platform();
    const { link } = await inInstallation(services, (tx) =>
      invite(tx, { services, origin: 'http://console.localhost', now }, { email, language: 'en', grants }),
    );
    return link.split('#')[1] ?? '';
  };
  /** What a person of a new name fills in. */
  const acceptanceOf = (token: string, name: string, code: string): BodyOf<'acceptStaffInvitation'> => ({
    token,
    name,
    password: staffPassword,
    confirmPassword: staffPassword,
    code,
  });
  const join = async (email: string, grants: readonly StaffGrant[]): Promise<TestStaff> => {
    const token = await inviteTo(email, grants);
    const visitor = visit({ host: consoleHost });
    const { value: read, text } = await visitor.call('readStaffInvitation', { body: { token } });
    if (!read) throw new Error(`The invitation was refused: ${text}`);
    const name = email.split('@')[0] ?? '';
    const body = acceptanceOf(token, name, codeOf(read.secret, now()));
    const accepted = await visitor.call('acceptStaffInvitation', { body });
    if (!accepted.value) throw new Error(`${email} is not in: ${accepted.text}`);
    const merchant = grants.find((grant) => grant.merchant !== everyMerchant)?.merchant;
    visitor.merchant = merchant ?? 'SENVANG';
    return { id: accepted.value.id, name, email, secret: read.secret, visitor };
  };
  return {
    inviteTo,
    acceptanceOf,
    join,
    /** A new person with one role, for SENVANG unless told. */
    hire: (role: StaffRole, merchant = 'SENVANG'): Promise<TestStaff> => {
      people += 1;
      return join(`${role}${people}@operator.example`, [{ merchant, role }]);
    },
    /** A code that no other call of the test has used: a step of time passes first. */
    freshCode: async ({ secret }: Pick<TestStaff, 'secret'>): Promise<string> => {
      await moveClock(30);
      return codeOf(secret, now());
    },
  };
};
