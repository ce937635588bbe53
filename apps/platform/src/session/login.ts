import { ApiFailure } from '../http/ApiFailure.ts';
import type { Handler } from '../http/handler.ts';
import { loginBySms } from './loginBySms.ts';
import { loginByUsername } from './loginByUsername.ts';

/** Opens a session by username and password, or by mobile number and SMS code. */
export const login: Handler<'login'> = (context, { body }) => {
  switch (body.type) {
    case 'username':
      return loginByUsername(context, body);
    case 'sms':
      return loginBySms(context, body);
    default:
      return Promise.reject(new ApiFailure('FEATURE_DISABLED'));
  }
};
