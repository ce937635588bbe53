import type { BodyOf } from '@marquee/contract';
import { passwordHasher } from '#identity';
import { ApiFailure, type Connection, type ConsoleContext, type Handler } from '#kernel';
import { checkStaffPasskey } from '../passkeys/checkStaffPasskey.ts';
import { useCode } from '../people/authenticator.ts';
import { emailKey } from '../people/emailKey.ts';
import { findByEmail } from '../people/findPerson.ts';
import type { Person } from '../people/schema.ts';
import { inInstallation } from '../trail/inInstallation.ts';
import { recordInstallation } from '../trail/recordAction.ts';
import { describeSelf } from './describeSelf.ts';
import { forgiveStaffLogin, guardStaffLogin } from './guardStaffLogin.ts';
import { startStaffSession } from './startStaffSession.ts';

type Proof = {
  use: (tx: Connection) => Promise<boolean>;
  /** What the trail says beside a refusal. */
  facts: Readonly<Record<string, string>>;
};

/** What uses the second proof of a login up, which is looked at after the password alone. */
const readProof = async (
  context: ConsoleContext,
  person: Person,
  { code, assertion }: BodyOf<'loginStaff'>,
): Promise<Proof> => {
  const { services, now } = context;
  if (!assertion)
    return {
      use: async (tx) => code !== undefined && useCode(tx, services, { person, code, now: now() }),
      facts: {},
    };
  const checked = await checkStaffPasskey(context, { purpose: 'login' }, { personId: person.id, assertion });
  return typeof checked === 'string'
    ? { use: async () => false, facts: { passkey: checked } }
    : { use: checked, facts: {} };
};

/**
 * Logs in by e-mail, password and a code or passkey together. An unknown e-mail, a wrong password and a wrong proof are
 * answered alike; a proof is used up by a right password alone.
 */
export const loginStaff: Handler<'loginStaff'> = async (context, { body }) => {
  const { services } = context;
  const email = emailKey(body.email);
  await guardStaffLogin(context, email);
  const person = await services.database.system((db) => findByEmail(db, email));
  const isRight = await passwordHasher.verify(person?.passwordHash, body.password);
  const proof = person && isRight ? await readProof(context, person, body) : null;
  const done = await inInstallation(services, async (tx) => {
    if (!person) return null;
    if (!(await proof?.use(tx))) {
      const after = { refused: true, ...proof?.facts };
      await recordInstallation(tx, context, { subject: email, after });
      return null;
    }
    const started = await startStaffSession(tx, context, person);
    await recordInstallation(tx, { ...context, staff: started.staff }, { subject: email });
    return started;
  });
  if (!done) throw new ApiFailure('WRONG_CREDENTIALS', { captcha: false });
  await forgiveStaffLogin(context, email);
  done.keep();
  return describeSelf(context, done.staff);
};
