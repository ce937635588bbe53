import { useLingui } from '@lingui/react/macro';
import { getCaptcha, getCaptchaQuestion } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { CaptchaField } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

type Props = { value: string; error: string | undefined; onValueChange: (value: string) => void };

// An answer counts once, so none is kept.
const fresh = { gcTime: 0, staleTime: 0 } as const;

/** The captcha that the platform asked for, as an image or as a question. */
export const FeedbackCaptcha = ({ value, error, onValueChange }: Props) => {
  const { t } = useLingui();
  const { query } = useApi();
  const [isQuestion, setIsQuestion] = useState(false);
  const image = useQuery({ ...query(getCaptcha, {}), ...fresh, enabled: !isQuestion });
  const question = useQuery({ ...query(getCaptchaQuestion, {}), ...fresh, enabled: isQuestion });
  return (
    <CaptchaField
      name="captcha"
      label={t`Verification code`}
      isRequired
      value={value}
      error={error}
      onChange={({ target }) => onValueChange(target.value)}
      image={image.isFetching ? undefined : image.data}
      imageAlt={t`Characters in the image`}
      refreshLabel={t`Another image`}
      onRefresh={() => void image.refetch()}
      question={isQuestion ? (question.data?.question ?? '…') : undefined}
      switchLabel={isQuestion ? t`Show the image` : t`I can’t see the image`}
      onSwitch={() => setIsQuestion(!isQuestion)}
    />
  );
};
