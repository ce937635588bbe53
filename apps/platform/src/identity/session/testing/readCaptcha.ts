import type { Visitor } from './createVisitor.ts';

/** Asks for a captcha and answers what is on it, which the sandbox tells. */
export const readCaptcha = async (visitor: Visitor): Promise<string> => {
  const { status } = await visitor.call('getCaptcha');
  const answer = visitor.cookies.get('sandbox_captcha');
  if (status !== 200 || !answer) throw new Error(`The captcha was answered ${status}.`);
  return answer;
};
