import { flags as knownFlags } from '@marquee/contract';
import { eq } from '#drizzle';
import { fieldProblem, type Handler } from '#kernel';
import { settings } from '#sites';

/** Turns whitelabel flags on or off; a flag that does not exist is refused. */
export const setSandboxFlags: Handler<'setSandboxFlags'> = async (context, { body }) => {
  const wanted = Object.entries(body.flags);
  const known: readonly string[] = knownFlags;
  const unknown = wanted.find(([flag]) => !known.includes(flag));
  if (unknown) throw fieldProblem(context.language, `flags.${unknown[0]}`, 'notFound');
  await context.tenant(async (tx) => {
    for (const [flag, isEnabled] of wanted) {
      await tx.update(settings).set({ isEnabled }).where(eq(settings.modId, flag));
    }
  });
  context.services.sites.forget(context.merchant.code);
  return { done: true };
};
