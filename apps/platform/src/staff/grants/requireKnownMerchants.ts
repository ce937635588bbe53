import { everyMerchant } from '@marquee/contract';
import { type ConsoleContext, fieldProblem, type StaffGrant } from '#kernel';

/** Refuses grants for merchants that are not there: who mistypes one would think that it is given. */
export const requireKnownMerchants = (
  { services, language }: Pick<ConsoleContext, 'services' | 'language'>,
  grants: readonly StaffGrant[],
): void => {
  const index = grants.findIndex(
    ({ merchant }) => merchant !== everyMerchant && services.merchants.every(({ code }) => code !== merchant),
  );
  if (index >= 0) throw fieldProblem(language, `grants.${index}.merchant`, 'notFound');
};
