import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Stack, TextLink } from '@marquee/ui';
import type { RegistrationFormState } from './useRegistrationForm.ts';

/** What a newcomer confirms: the age, and the terms and privacy policy, which open beside the form. */
export const Consents = ({ form }: { form: RegistrationFormState }) => {
  const { t } = useLingui();
  const { minimumAge } = form.terms.settings;
  const propsOf = (name: 'ageConfirmed' | 'terms') => ({
    name,
    required: true,
    value: 'yes',
    checked: form.values[name] === 'yes',
    onChange: (event: { target: { checked: boolean } }) => form.set(name, event.target.checked ? 'yes' : ''),
    error: form.errors[name],
  });
  return (
    <Stack gap="x2">
      <Checkbox {...propsOf('ageConfirmed')} label={t`I am at least ${minimumAge} years old.`} />
      <Checkbox
        {...propsOf('terms')}
        label={
          <Trans>
            I have read and agree to the{' '}
            <TextLink href="/help?topic=terms" target="_blank">
              terms of use
            </TextLink>{' '}
            and the{' '}
            <TextLink href="/help?topic=privacy" target="_blank">
              privacy policy
            </TextLink>
            .
          </Trans>
        }
      />
    </Stack>
  );
};
