import type { Handler } from '#kernel';
import { memberNotes } from '../schema.ts';
import { changeMember } from './changeMember.ts';

/** Writes a note. The trail says that there is one; what it says stands with the member alone. */
export const addStaffMemberNote: Handler<'addStaffMemberNote'> = (context, { body }) =>
  changeMember(context, body.id, async (tx, { id }) => {
    const { merchant, staff, now } = context;
    await tx.insert(memberNotes).values({
      merchantCode: merchant.code,
      accountId: id,
      text: body.text,
      personId: staff.personId,
      person: staff.name,
      writtenAt: now(),
    });
    return { after: { characters: body.text.length } };
  });
