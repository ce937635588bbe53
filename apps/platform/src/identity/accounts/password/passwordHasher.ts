import { createReader, platformVariables } from '@marquee/variables';
import { createPasswordHasher } from './createPasswordHasher.ts';

/** The hasher of this process: one, so that its queue bounds all hashing. `PASSWORD_PEPPER` is optional. */
export const passwordHasher = createPasswordHasher({
  pepper: createReader(platformVariables).text('PASSWORD_PEPPER'),
});
