import { passwordHasher } from '#identity';
import { ApiFailure, type Handler } from '#kernel';
import { useCode } from '../people/authenticator.ts';
import { emailKey } from '../people/emailKey.ts';
import { findByEmail } from '../people/findPerson.ts';
import { inInstallation } from '../trail/inInstallation.ts';
import { recordInstallation } from '../trail/recordAction.ts';
import { describeSelf } from './describeSelf.ts';
import { forgiveStaffLogin, guardStaffLogin } from './guardStaffLogin.ts';
import { startStaffSession } from './startStaffSession.ts';

/**
 * Logs in by e-mail, password and code together. An unknown e-mail, a wrong password and a wrong code are answered
 * alike; a code is used up by a right password alone.
 */
export const loginStaff: Handler<'loginStaff'> = async (context, { body }) => {
  const { services, now } = context;
  const email = emailKey(body.email);
  await guardStaffLogin(context, email);
  const person = await services.database.system((db) => findByEmail(db, email));
  const isRight = await passwordHasher.verify(person?.passwordHash, body.password);
  const done = await inInstallation(services, async (tx) => {
    const isProven =
      person && isRight && (await useCode(tx, services, { person, code: body.code, now: now() }));
    if (!isProven) {
      if (person) await recordInstallation(tx, context, { subject: email, after: { refused: true } });
      return null;
    }
    const started = await startStaffSession(tx, context, person);
    await recordInstallation(tx, { ...context, staff: started.staff }, { subject: email });
    return started;
  });
  if (!done) throw new ApiFailure('WRONG_CREDENTIALS', { captcha: false });
  await forgiveStaffLogin(context, email);
  done.keep();
  return describeSelf(services, done.staff);
};
