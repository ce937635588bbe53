import type { Handler } from '#kernel';
import { drawCaptcha } from './drawCaptcha.ts';
import { issueCaptcha } from './issueCaptcha.ts';
import { newCaptchaText } from './newCaptchaText.ts';

/** Draws a captcha for this browser. */
export const getCaptcha: Handler<'getCaptcha'> = async (context) => {
  const text = newCaptchaText();
  await issueCaptcha(context, text);
  const png = await drawCaptcha(text);
  return png.toString('base64');
};
