import type { Visitor } from './createVisitor.ts';
import { fillRegistration } from './fillRegistration.ts';

/** Registers a member through this visitor and logs it in. */
export const signUp = async (
  visitor: Visitor,
  username: string,
  changes: Record<string, unknown> = {},
): Promise<void> => {
  const body = { ...(await fillRegistration(visitor, username)), ...changes };
  const { status, text } = await visitor.call('register', { body });
  if (status !== 200) throw new Error(`Registering ${username} was refused: ${text}`);
};
