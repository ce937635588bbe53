import { useLingui } from '@lingui/react/macro';
import { CaptchaField, PersonCheck } from '@marquee/ui';
import type { Captcha } from './useCaptcha.ts';

/** The captcha of a form, while one is asked for. */
export const CaptchaProof = ({ captcha }: { captcha: Captcha }) => {
  const { t } = useLingui();
  if (!captcha.isAsked) return null;
  const {
    isQuestion,
    hasParty,
    hasOthers,
    party,
    image,
    question,
    answer,
    error,
    setAnswer,
    renew,
    toggle,
    openParty,
  } = captcha;
  const otherWay = hasParty ? t`Go back to the check` : t`Show the image instead`;
  if (party)
    return (
      <PersonCheck
        label={t`I am a person`}
        doneLabel={t`Confirmed: you are a person`}
        isDone={party.isDone}
        isLoading={party.isOpening}
        onPress={() => void openParty()}
        name="captcha"
        {...(hasOthers && { switchLabel: t`Ask me a question instead`, onSwitch: toggle })}
        {...(error && { error })}
      />
    );
  return (
    <CaptchaField
      label={isQuestion ? t`Your answer` : t`Verification code`}
      hint={isQuestion || error ? undefined : t`Not case-sensitive.`}
      imageAlt={t`Characters in the image`}
      refreshLabel={t`Show another image`}
      switchLabel={isQuestion ? otherWay : t`I can’t see the image`}
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
