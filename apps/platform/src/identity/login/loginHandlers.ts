import type { Handlers } from '#kernel';
import { sendLoginVerificationCode } from './challenge/sendLoginVerificationCode.ts';
import { verifyLogin } from './challenge/verifyLogin.ts';
import { askPasskey } from './askPasskey.ts';
import { loginByPasskey } from './loginByPasskey.ts';
import { login } from './login.ts';
import { loginFreePlay } from './loginFreePlay.ts';

/** Handlers of logins. */
export const loginHandlers = {
  login,
  loginFreePlay,
  askPasskey,
  loginByPasskey,
  verifyLogin,
  sendLoginVerificationCode,
} satisfies Partial<Handlers>;
