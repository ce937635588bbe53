import type { Handler } from '#kernel';
import { changeSite } from './changeSite.ts';

/** Sets by which ways logins from unknown addresses may be proved; none of them turns the question off. */
export const setSandboxSecondFactor: Handler<'setSandboxSecondFactor'> = async (context, { body }) => {
  await changeSite(context, { secondFactor: [...new Set(body.methods)] });
  return { done: true };
};
