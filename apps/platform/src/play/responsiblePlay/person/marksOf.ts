import { macOf } from '#kernel';
import type { Applicant, Likeness } from '#identity';
import { payeeNameKey } from '#money';
import { normaliseDocument } from './normaliseDocument.ts';
import { normaliseEmail } from './normaliseEmail.ts';

/**
 * A keyed hash of one thing that somebody may be known again by. Proven is what its owner has shown to have by a code,
 * and a document whose number, name and birthday agree.
 */
export type Mark = { mark: string; likeness: Likeness; isProven: boolean };

/** What is known of somebody: what they told, what of it they proved, and what else belongs to them. */
export type Person = Applicant & {
  isMobileProven: boolean;
  isEmailProven: boolean;
  /** Bank accounts, as bank and number. */
  cards: readonly (readonly [bank: string, number: string])[];
  /** Ids of browsers. */
  devices: readonly string[];
};

/** Everything that somebody may be known again by, hashed with the installation's key. */
export const marksOf = (key: Uint8Array, person: Person): Mark[] => {
  const mark = (likeness: Likeness, isProven: boolean, ...values: string[]): Mark => ({
    mark: macOf(key, 'exclusion', likeness, ...values),
    likeness,
    isProven,
  });
  const { mobile, email, name, birthday, document, cards, devices } = person;
  const number = document && normaliseDocument(document);
  return [
    ...(mobile ? [mark('mobile', person.isMobileProven, mobile)] : []),
    ...(email ? [mark('email', person.isEmailProven, normaliseEmail(email))] : []),
    ...(number ? [mark('document', false, number)] : []),
    ...(number && name && birthday ? [mark('document', true, number, payeeNameKey(name), birthday)] : []),
    ...(name && birthday ? [mark('nameAndBirthday', false, payeeNameKey(name), birthday)] : []),
    ...cards.map(([bank, number]) => mark('card', false, bank, number)),
    ...devices.map((id) => mark('device', false, id)),
  ];
};
