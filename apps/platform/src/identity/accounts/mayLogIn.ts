import { memberTypeOf } from '@marquee/reference';
import type { Account } from './schema.ts';

/** Whether an account may log in by password or code: players and agents may, demos and staff may not. */
export const mayLogIn = ({ type }: Pick<Account, 'type'>): boolean => {
  const role = memberTypeOf(type)?.role;
  return role === 'player' || role === 'agent';
};
