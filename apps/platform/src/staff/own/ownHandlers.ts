import type { Handlers } from '#kernel';
import { addStaffAuthenticator } from './addStaffAuthenticator.ts';
import { addStaffPasskey } from './addStaffPasskey.ts';
import { beginStaffAuthenticator } from './beginStaffAuthenticator.ts';
import { beginStaffPasskey } from './beginStaffPasskey.ts';
import { getStaffProofs } from './getStaffProofs.ts';
import { removeStaffAuthenticator } from './removeStaffAuthenticator.ts';
import { removeStaffPasskey } from './removeStaffPasskey.ts';

/** Handlers of what people of staff do about their own account. */
export const ownHandlers = {
  getStaffProofs,
  beginStaffPasskey,
  addStaffPasskey,
  removeStaffPasskey,
  beginStaffAuthenticator,
  addStaffAuthenticator,
  removeStaffAuthenticator,
} satisfies Partial<Handlers>;
