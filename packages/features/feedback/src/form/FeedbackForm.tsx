import { useLingui } from '@lingui/react/macro';
import { Form } from '@marquee/feature-core';
import { Button } from '@marquee/ui';
import type { DraftForm } from './Draft.ts';
import { FeedbackCaptcha } from './FeedbackCaptcha.tsx';
import { FeedbackFields } from './FeedbackFields.tsx';

type Props = {
  form: DraftForm;
  isMember: boolean;
  /** Counts the captchas asked for. */
  captchas: number;
};

/** The form; what is typed outlives every refusal. */
export const FeedbackForm = ({ form, isMember, captchas }: Props) => {
  const { t } = useLingui();
  return (
    <Form form={form} gap="x5" refusalTitle={t`Your message was not sent`}>
      <FeedbackFields form={form} isMember={isMember} />
      {captchas > 0 && <FeedbackCaptcha key={captchas} {...form.valueField('captcha')} />}
      <Button type="submit" size="l" isLoading={form.isBusy}>
        {t`Send`}
      </Button>
    </Form>
  );
};
