import type { Context } from '#kernel';

/** What a payload carries for a captcha, under the names of the platform's own and of GeeTest's. */
type CaptchaFields = Partial<
  Record<'captcha' | 'lot_number' | 'captcha_output' | 'pass_token' | 'gen_time', string | undefined>
>;

declare module '../kernel/http/Services.ts' {
  interface Services {
    /** Lets a call go on when it carries the answer to a captcha, and throws one of the codes CAPTCHA_* else. */
    requireCaptcha: (context: Context, proof: CaptchaFields) => Promise<void>;
  }
}
