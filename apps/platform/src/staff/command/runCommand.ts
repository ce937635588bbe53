import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { everyMerchant } from '@marquee/contract';
import { ApiFailure, type Config, type Database, type Merchant, StartError } from '#kernel';
import { describePeople } from '../grants/describePeople.ts';
import { removePerson } from '../grants/removePerson.ts';
import { lockGrants } from '../grants/requireOwnerLeft.ts';
import { invite } from '../invitations/invite.ts';
import { findByEmail } from '../people/findPerson.ts';
import { sayGrants } from '../people/sayGrants.ts';
import { inInstallation } from '../trail/inInstallation.ts';
import { type Actor, recordInstallation } from '../trail/recordAction.ts';
import type { Command } from './readCommand.ts';

/** What a command works with. `origin` is the console's own. */
export type CommandParts = {
  database: Database;
  config: Pick<Config, 'memberKeys'>;
  merchants: readonly Pick<Merchant, 'code'>[];
  origin: string;
  now: () => Date;
};

const actorOf = ({ now }: CommandParts): Actor => ({
  now,
  clientAddress: hostname(),
  requestId: randomUUID(),
  operation: 'command',
});

const list = async ({ database, now }: CommandParts) => {
  const people = await database.system((db) => describePeople(db, now()));
  if (people.length === 0) return 'Nobody works in the console yet: npm run staff -- invite EMAIL';
  return people
    .map(({ email, name, grants, invitedUntil }) => {
      const state = invitedUntil === null ? '' : `  invited until ${invitedUntil}`;
      return `${email}  ${name ?? '–'}  ${sayGrants(grants)}${state}`;
    })
    .join('\n');
};

const inviteBy = async (parts: CommandParts, command: Extract<Command, { name: 'invite' }>) => {
  const { email, role, language, merchants } = command;
  const known = [everyMerchant, ...parts.merchants.map(({ code }) => code)];
  const unknown = merchants.find((merchant) => !known.includes(merchant));
  if (unknown !== undefined)
    throw new StartError(`No brand has a merchant "${unknown}". Merchants: ${known.slice(1).join(', ')}.`);
  const grants = merchants.map((merchant) => ({ merchant, role }));
  return inInstallation(parts, async (tx) => {
    await lockGrants(tx);
    const from = { services: parts, origin: parts.origin, now: parts.now };
    const { person, link } = await invite(tx, from, { email, language, grants });
    const after = { grants: sayGrants(grants) };
    await recordInstallation(tx, actorOf(parts), { subject: person.email, after });
    return `${person.email} is invited: ${sayGrants(grants)}.\n${link}\nThe link works once and is mailed too, as soon as a platform runs.`;
  });
};

const removeBy = (parts: CommandParts, email: string) =>
  inInstallation(parts, async (tx) => {
    const person = await findByEmail(tx, email);
    if (!person) throw new StartError(`Nobody of staff has the e-mail ${email}.`);
    await removePerson(tx, actorOf(parts), { person, reason: null }).catch((error: unknown) => {
      const isLast = error instanceof ApiFailure && error.code === 'LAST_OWNER';
      throw isLast
        ? new StartError('One owner of the whole installation has to remain: invite another one first.')
        : error;
    });
    return `${person.email} is out.`;
  });

/** Does what was asked for at the terminal, and answers what to tell. Rejects with `StartError` where it may not be done. */
export const runCommand = (command: Command, parts: CommandParts): Promise<string> => {
  if (command.name === 'list') return list(parts);
  return command.name === 'invite' ? inviteBy(parts, command) : removeBy(parts, command.email);
};
