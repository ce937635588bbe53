import { Trans, useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { Banner, Button, Stack, Text } from '@marquee/ui';
import type { Ref } from 'react';
import { CaptchaProof } from '../../proofs/CaptchaProof.tsx';
import { SocialNotice } from '../../social/SocialNotice.tsx';
import { groupFields } from '../fields/groupFields.ts';
import { Consents } from './Consents.tsx';
import { FieldGroupSet } from './FieldGroupSet.tsx';
import { InvitationNotice } from './InvitationNotice.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import * as styles from './RegistrationForm.css.ts';
import type { RegistrationFormState } from './useRegistrationForm.ts';

type Props = { form: RegistrationFormState; formRef: Ref<HTMLFormElement> };

/** The form as the merchant's settings and rules make it. */
export const RegistrationForm = ({ form, formRef }: Props) => {
  const { t } = useLingui();
  const { brand } = useSite();
  const groups = groupFields(form.terms.fields);
  const hasCode = form.terms.fields.some(({ field }) => field === 'verificationCode');
  return (
    // Should it ever be sent before the script is there, nothing of it may stand in an address.
    <form
      ref={formRef}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <ProblemSummary form={form} />
      <SocialNotice />
      <InvitationNotice form={form} />
      {groups.map(({ group, fields }) => (
        <FieldGroupSet key={fields[0]?.field} group={group} fields={fields} form={form} />
      ))}
      {!hasCode && <CaptchaProof captcha={form.captcha} />}
      <Consents form={form} />
      <Stack gap="x3">
        {form.text && (
          <Banner key={form.round} tone="critical" role="alert">
            {form.text}
          </Banner>
        )}
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
    </form>
  );
};
