import { cleanMobile } from '../rules/cleanMobile.ts';
import type { Problem } from '../rules/Problem.ts';
import { checkEntry } from './checkEntry.ts';
import type { Entries, RegistrationTerms } from './Entries.ts';

/**
 * Checks a mobile number by its rule and by the numbers of its country, whose tables are fetched for it; where
 * they cannot be, the platform decides.
 */
export const checkMobile = async (
  entries: Entries,
  terms: RegistrationTerms,
): Promise<Problem | undefined> => {
  const broken = checkEntry('mobileNum', entries, terms);
  const digits = cleanMobile(entries.mobileNum, terms.dialingCode);
  if (broken || digits === '') return broken;
  const isMobile = await import('../../proofs/isMobileNumber.ts').then(
    ({ isMobileNumber }) => isMobileNumber(digits, terms.dialingCode ?? ''),
    () => true,
  );
  return isMobile ? undefined : { rule: 'mobile' };
};
