import type { Handlers } from '#kernel';
import { getCaptcha } from './getCaptcha.ts';
import { getCaptchaQuestion } from './getCaptchaQuestion.ts';
import { getGeetest } from './getGeetest.ts';

/** Handlers of the captchas. */
export const captchaHandlers = { getCaptcha, getCaptchaQuestion, getGeetest } satisfies Partial<Handlers>;
