import type { Caller } from '../../../test/Caller.ts';
import { codeOf } from '../../identity/secondFactor/testing/codeOf.ts';
import { createVisitor, type Visitor } from '../../identity/session/testing/createVisitor.ts';
import { readOutbox } from '../../identity/session/testing/readOutbox.ts';
import { consoleHost, staffPassword } from './openStaff.ts';

/** The owner whom a sandbox invites by itself, in the console of a platform that is only reached by its calls. */
export const acceptOwner = async (caller: Caller, merchant: string): Promise<Visitor> => {
  const [mail = ''] = await readOutbox(
    createVisitor(caller, { host: 'sen-vang.localhost' }),
    'owner@console.example',
  );
  const token = /\/invitation#([\w-]{43})/.exec(mail)?.[1] ?? '';
  const visitor = createVisitor(caller, { host: consoleHost });
  const { value, text } = await visitor.call('readStaffInvitation', { body: { token } });
  if (!value) throw new Error(`The invitation was refused: ${text}`);
  const accepted = await visitor.call('acceptStaffInvitation', {
    body: {
      token,
      name: 'Owner',
      password: staffPassword,
      confirmPassword: staffPassword,
      code: codeOf(value.secret, new Date()),
    },
  });
  if (!accepted.value) throw new Error(`The owner is not in: ${accepted.text}`);
  visitor.merchant = merchant;
  return visitor;
};
