import { useLingui } from '@lingui/react/macro';
import { CaptchaField } from '@marquee/ui';
import type { Captcha } from './useCaptcha.ts';

/** The captcha of a form, while one is asked for. */
export const CaptchaProof = ({ captcha }: { captcha: Captcha }) => {
  const { t } = useLingui();
  if (!captcha.isAsked) return null;
  const { isQuestion, image, question, answer, error, setAnswer, renew, toggle } = captcha;
  return (
    <CaptchaField
      label={isQuestion ? t`Your answer` : t`Verification code`}
      hint={isQuestion || error ? undefined : t`Not case-sensitive.`}
      imageAlt={t`Characters in the image`}
      refreshLabel={t`Show another image`}
      switchLabel={isQuestion ? t`Show the image instead` : t`I can’t see the image`}
      isRequired
      maxLength={32}
      name="captcha"
      value={answer}
      onChange={(event) => setAnswer(event.target.value)}
      onRefresh={renew}
      onSwitch={toggle}
      {...(error && { error })}
      {...(image !== undefined && { image })}
      {...(isQuestion && { question })}
    />
  );
};
