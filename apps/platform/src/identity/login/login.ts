import type { Handler } from '#kernel';
import { loginBySocial } from './loginBySocial.ts';
import { loginBySms } from './loginBySms.ts';
import { loginByUsername } from './loginByUsername.ts';

/** Opens a session by username and password, by mobile number and SMS code, or by social sign-in. */
export const login: Handler<'login'> = (context, { body }) => {
  switch (body.type) {
    case 'username':
      return loginByUsername(context, body);
    case 'sms':
      return loginBySms(context, body);
    default:
      return loginBySocial(context, body);
  }
};
