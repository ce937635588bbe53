import type { PersonExclusions } from '#identity';
import { judgePerson } from './judgePerson.ts';
import { rememberPerson } from './rememberPerson.ts';
import { screenApplicant } from './screenApplicant.ts';

/** What other areas ask about people who are excluded. */
export const personExclusions: PersonExclusions = {
  screen: screenApplicant,
  judge: judgePerson,
  remember: rememberPerson,
};
