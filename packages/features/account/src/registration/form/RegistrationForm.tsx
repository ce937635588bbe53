import { Trans, useLingui } from '@lingui/react/macro';
import { CaptchaProof, Form, FormRefusal, useSite } from '@marquee/feature-core';
import { Button, Stack, Text } from '@marquee/ui';
import { SocialNotice } from '../../social/SocialNotice.tsx';
import { groupFields } from '../fields/groupFields.ts';
import { Consents } from './Consents.tsx';
import { FieldGroupSet } from './FieldGroupSet.tsx';
import { InvitationNotice } from './InvitationNotice.tsx';
import { OptionalFields } from './OptionalFields.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import type { RegistrationFormState } from './useRegistrationForm.ts';

/** The form as the merchant's settings and rules make it. */
export const RegistrationForm = ({ form }: { form: RegistrationFormState }) => {
  const { t } = useLingui();
  const { brand } = useSite();
  const { fields } = form.terms;
  const optional = fields.filter(({ isRequired }) => !isRequired);
  const groups = groupFields(fields).flatMap(({ group, fields: run }) => {
    const required = run.filter(({ isRequired }) => isRequired);
    return required.length > 0 ? [{ group, fields: required }] : [];
  });
  const hasCode = fields.some(({ field }) => field === 'verificationCode');
  return (
    <Form form={form} gap="x6" placesRefusal>
      <ProblemSummary form={form} />
      <SocialNotice />
      <InvitationNotice form={form} />
      {groups.map(({ group, fields: asked }) => (
        <FieldGroupSet key={asked[0]?.field} group={group} fields={asked} form={form} />
      ))}
      {optional.length > 0 && <OptionalFields fields={optional} form={form} />}
      {!hasCode && <CaptchaProof captcha={form.captcha} />}
      <Consents form={form} />
      <Stack gap="x3">
        <FormRefusal form={form} />
        <Button
          type={form.isReady ? 'submit' : 'button'}
          size="l"
          isFull
          isLoading={form.isBusy}
        >{t`Open an account`}</Button>
        <Text size="s" isMuted>
          <Trans>Fields marked * are required. Your account is held in {brand.currency}.</Trans>
        </Text>
      </Stack>
    </Form>
  );
};
