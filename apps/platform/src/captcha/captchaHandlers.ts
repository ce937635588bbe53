import type { Handlers } from '../http/handler.ts';
import { getCaptcha } from './getCaptcha.ts';
import { getCaptchaQuestion } from './getCaptchaQuestion.ts';

/** Handlers of the captchas. */
export const captchaHandlers = { getCaptcha, getCaptchaQuestion } satisfies Partial<Handlers>;
