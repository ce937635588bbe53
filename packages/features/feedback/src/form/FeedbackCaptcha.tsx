import { useLingui } from '@lingui/react/macro';
import { getCaptcha, getCaptchaQuestion } from '@marquee/contract/routes';
import { useApi, type ValueFieldProps } from '@marquee/feature-core';
import { CaptchaField } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

// An answer counts once, so none is kept.
const fresh = { gcTime: 0, staleTime: 0 } as const;

/** The captcha that the platform asked for, as an image or as a question. */
export const FeedbackCaptcha = ({ onValueChange, ...field }: ValueFieldProps<string>) => {
  const { t } = useLingui();
  const { query } = useApi();
  const [isQuestion, setIsQuestion] = useState(false);
  const image = useQuery({ ...query(getCaptcha, {}), ...fresh, enabled: !isQuestion });
  const question = useQuery({ ...query(getCaptchaQuestion, {}), ...fresh, enabled: isQuestion });
  return (
    <CaptchaField
      {...field}
      label={t`Verification code`}
      isRequired
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
