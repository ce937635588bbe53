import type { Handlers } from '#kernel';
import { getCaptcha } from './getCaptcha.ts';
import { getCaptchaQuestion } from './getCaptchaQuestion.ts';

/** Handlers of the captchas. */
export const captchaHandlers = { getCaptcha, getCaptchaQuestion } satisfies Partial<Handlers>;
