import { useLingui } from '@lingui/react/macro';
import { type Captcha, CaptchaProof, Form } from '@marquee/feature-core';
import { Button } from '@marquee/ui';
import type { DraftForm } from './Draft.ts';
import { FeedbackFields } from './FeedbackFields.tsx';

type Props = {
  form: DraftForm;
  isMember: boolean;
  captcha: Captcha;
};

/** The form; what is typed outlives every refusal. */
export const FeedbackForm = ({ form, isMember, captcha }: Props) => {
  const { t } = useLingui();
  return (
    <Form form={form} gap="x5" refusalTitle={t`Your message was not sent`}>
      <FeedbackFields form={form} isMember={isMember} />
      <CaptchaProof captcha={captcha} />
      <Button type="submit" size="l" isLoading={form.isBusy}>
        {t`Send`}
      </Button>
    </Form>
  );
};
