import type { Handler } from '#kernel';
import { requirePerson } from '../people/findPerson.ts';
import { inInstallation } from '../trail/inInstallation.ts';
import { askOrChange } from './askOrChange.ts';
import { requireKnownMerchants } from './requireKnownMerchants.ts';
import { lockGrants } from './requireOwnerLeft.ts';

/** Sets what a person may do where, once a second one agrees. */
export const setStaffGrants: Handler<'setStaffGrants'> = async (context, { body }) => {
  const { id, grants, reason } = body;
  requireKnownMerchants(context, grants);
  return inInstallation(context.services, async (tx) => {
    await lockGrants(tx);
    const { email } = await requirePerson(tx, id);
    const wish = { kind: 'changeGrants' as const, email, grants, language: null };
    return { outcome: await askOrChange(tx, context, wish, reason) };
  });
};
