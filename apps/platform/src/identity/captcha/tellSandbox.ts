import type { Context } from '#kernel';

/** Tells a journey of the sandbox the answer, in a cookie that no page can read. Nothing happens elsewhere. */
export const tellSandbox = (context: Context, answer: string): void => {
  if (context.services.config.isSandbox) context.cookies.set('sandbox_captcha', answer);
};
