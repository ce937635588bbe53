import type { Handler } from '#kernel';
import { issueCaptcha } from './issueCaptcha.ts';
import { newCaptchaQuestion } from './newCaptchaQuestion.ts';

/** Asks this browser a question in words in place of a captcha image. */
export const getCaptchaQuestion: Handler<'getCaptchaQuestion'> = async (context) => {
  const { question, answer } = newCaptchaQuestion(context.language);
  await issueCaptcha(context, answer);
  return { question };
};
