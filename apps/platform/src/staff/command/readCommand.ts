import { parseArgs } from 'node:util';
import { everyMerchant, type StaffRole, staffRoles } from '@marquee/contract';
import { type Language, languageIds } from '@marquee/reference';

/** What is asked for at the terminal. */
export type Command =
  | { name: 'list' }
  | { name: 'remove'; email: string }
  | { name: 'invite'; email: string; role: StaffRole; merchants: readonly string[]; language: Language };

/** How the commands are written. */
export const usage = `npm run staff -- <command>
  list                              everyone who works in the operators' console, and what they may do where
  invite EMAIL [--role ROLE] [--merchant CODE] [--language LANGUAGE]
                                    invites a person, or invites them anew: the link, which is mailed and printed, sets
                                    name, password and authenticator, and what they may do becomes what is told here.
                                    Without --role an owner; without --merchant (may be repeated) of all merchants
  remove EMAIL                      takes everything from a person, who is out at once
Roles: ${staffRoles.join(', ')}.
DATABASE_URL or DATA_DIR say which database, CONSOLE_HOST where the console is, as for the platform.`;

const isRole = (word: string): word is StaffRole => staffRoles.some((role) => role === word);
const isLanguage = (word: string): word is Language => languageIds.some((id) => id === word);

/** Reads a command's words; a string is what is wrong with them. */
export const readCommand = (words: readonly string[]): Command | string => {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        role: { type: 'string', default: 'owner' },
        merchant: { type: 'string', multiple: true, default: [] },
        language: { type: 'string', default: 'en' },
      },
    });
    const [name = '', email, ...more] = positionals;
    const { role, merchant, language } = values;
    if (name === 'list') return email === undefined ? { name } : 'list takes nothing.';
    if (name !== 'invite' && name !== 'remove')
      return name === '' ? 'No command was given.' : `There is no command "${name}".`;
    if (email === undefined || more.length > 0 || !/^[^\s@]+@[^\s@]+$/.test(email))
      return `${name} takes one e-mail address.`;
    if (name === 'remove') return { name, email };
    if (!isRole(role)) return `There is no role "${role}". Roles: ${staffRoles.join(', ')}.`;
    if (!isLanguage(language))
      return `There is no language "${language}". Languages: ${languageIds.join(', ')}.`;
    return { name, email, role, merchants: merchant.length > 0 ? merchant : [everyMerchant], language };
  } catch (error) {
    return (error as Error).message;
  }
};
