import { and, eq, isNull } from '#drizzle';
import type { BodyOf } from '@marquee/contract';
import type { Language } from '@marquee/reference';
import { checkMadePasskey, passwordHasher, problemText, sealSecret, stepOf } from '#identity';
import { ApiFailure, type ConsoleContext, fieldProblem, type Handler, hashSecret } from '#kernel';
import { keepPasskey } from '../passkeys/keepPasskey.ts';
import { staffPasskeys } from '../passkeys/schema.ts';
import { consolePlace } from '../passkeys/staffChallenge.ts';
import { sealFor } from '../people/authenticator.ts';
import { staffInvitations, staffPeople } from '../people/schema.ts';
import { describeSelf } from '../sessions/describeSelf.ts';
import { endSessions } from '../sessions/endSessions.ts';
import { startStaffSession } from '../sessions/startStaffSession.ts';
import { inInstallation } from '../trail/inInstallation.ts';
import { recordInstallation } from '../trail/recordAction.ts';
import { openInvitation, type OpenInvitation } from './openInvitation.ts';

/** Characters that a password of staff has at least. */
const least = 12;

const requirePassword = (
  { password, confirmPassword }: BodyOf<'acceptStaffInvitation'>,
  email: string,
  language: Language,
): void => {
  const typed = password.normalize('NFC').trim();
  if (typed.length < least) throw fieldProblem(language, 'password', 'length', { min: least, max: 128 });
  const [name = ''] = email.split('@');
  const rule =
    confirmPassword.normalize('NFC').trim() !== typed
      ? 'mismatch'
      : typed.toLowerCase().includes(name.toLowerCase())
        ? 'guessable'
        : null;
  if (rule === null) return;
  const field = rule === 'mismatch' ? 'confirmPassword' : 'password';
  throw new ApiFailure('INVALID_INPUT', {
    fields: [{ field, rule, message: problemText(language, { rule }) }],
  });
};

/**
 * What a person comes in by beside the password, checked: a passkey, or else the authenticator whose first code they
 * give. Throws `PASSKEY_REFUSED` and `CODE_WRONG`.
 */
const readFactor = async (
  context: ConsoleContext,
  { person, secret }: OpenInvitation,
  { token, code = '', passkey }: BodyOf<'acceptStaffInvitation'>,
) => {
  const { services, now } = context;
  if (passkey) {
    const meant = { purpose: 'accept', subject: hashSecret(token) } as const;
    const made = await checkMadePasskey(consolePlace(context, meant), passkey);
    if (!made) throw new ApiFailure('PASSKEY_REFUSED');
    return { made, authenticator: { sealedSecret: null, lastStep: null } };
  }
  const step = stepOf(secret, code.replaceAll(/\s/g, ''), now());
  if (step === null) throw new ApiFailure('CODE_WRONG');
  const sealedSecret = sealSecret(secret, sealFor(services, person.id));
  return { made: null, authenticator: { sealedSecret, lastStep: step } };
};

/**
 * Takes an invitation up: name, password and passkey or authenticator are set at once, in place of all that the person
 * came in by before; the link is used, and the person is in.
 */
export const acceptStaffInvitation: Handler<'acceptStaffInvitation'> = async (context, { body }) => {
  const { services, language, now, clientAddress } = context;
  await services.limiter.enforce('staffInvitation', clientAddress);
  const { token } = body;
  const name = body.name.trim();
  if (name === '') throw fieldProblem(language, 'name', 'required');
  const invitation = await services.database.system((db) =>
    openInvitation(db, services, { token, now: now() }),
  );
  const { person } = invitation;
  requirePassword(body, person.email, language);
  const { made, authenticator } = await readFactor(context, invitation, body);
  const passwordHash = await passwordHasher.hash(body.password);
  const started = await inInstallation(services, async (tx) => {
    const used = await tx
      .update(staffInvitations)
      .set({ usedAt: now() })
      .where(and(eq(staffInvitations.tokenHash, hashSecret(token)), isNull(staffInvitations.usedAt)))
      .returning({ personId: staffInvitations.personId });
    if (used.length === 0) throw new ApiFailure('INVITATION_OVER');
    const [accepted] = await tx
      .update(staffPeople)
      .set({ name, passwordHash, ...authenticator, nextSecret: null })
      .where(and(eq(staffPeople.id, person.id), isNull(staffPeople.removedAt)))
      .returning();
    if (!accepted) throw new ApiFailure('INVITATION_OVER');
    await tx.delete(staffPasskeys).where(eq(staffPasskeys.personId, person.id));
    if (made) await keepPasskey(tx, context, person.id, made);
    await endSessions(tx, person.id, now());
    const session = await startStaffSession(tx, context, accepted);
    await recordInstallation(
      tx,
      { ...context, staff: session.staff },
      { subject: person.email, after: { name, proof: made ? 'passkey' : 'authenticator' } },
    );
    return session;
  });
  started.keep();
  return describeSelf(context, started.staff);
};
