import { useLingui } from '@lingui/react/macro';
import { setProfile } from '@marquee/contract/routes';
import { Form, useApi, useForm, useSessionActions, useToast } from '@marquee/feature-core';
import { Button, Card, DateField, Heading, Stack, Text, TextField } from '@marquee/ui';
import { useFieldLabels } from '../registration/fields/useFieldLabels.ts';
import { FixedDetails } from './FixedDetails.tsx';
import type { Detail, ProfileState } from './Profile.ts';
import { useProfileRenewal } from './useProfile.ts';

/** Fields whose first word is also the last. */
const lasting = new Set<Detail['field']>(['payeeName', 'fullName', 'birthday', 'idNumber']);

/** What the merchant asks about its members: some of it stands for good once it was told. */
export const DetailsCard = ({ profile }: { profile: ProfileState }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const renew = useProfileRenewal();
  const { finish } = useSessionActions();
  const labels = useFieldLabels();
  const { details, birthdayAge } = profile;
  const nickname = details.find(({ field }) => field === 'nickname')?.value;
  // What is not known yet must not keep the rest from being saved.
  const open = details
    .filter(({ isFixed }) => !isFixed)
    .map((detail) => ({ ...detail, isRequired: detail.isRequired && detail.value !== null }));
  const form = useForm({
    values: Object.fromEntries(open.map(({ field, value }) => [field, value ?? ''])),
    checks: Object.fromEntries(
      open.filter(({ isRequired }) => isRequired).map(({ field }) => [field, 'required' as const]),
    ),
    send: (values) => call(setProfile, { body: values }),
    onSent: async (_, values) => {
      toast('positive', t`Your details have been saved.`);
      renew();
      // The header greets by it.
      if (values['nickname'] !== nickname) await finish();
    },
  });
  const hintOf = ({ field }: Detail) => {
    if (field === 'birthday')
      return t`You must be at least ${birthdayAge} years old. It can’t be changed afterwards.`;
    if (field === 'payeeName') return t`As it appears on your bank account. It can’t be changed afterwards.`;
    return lasting.has(field) ? t`It can’t be changed afterwards.` : undefined;
  };
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Heading level={2} size="m">{t`About you`}</Heading>
        <FixedDetails details={details.filter(({ isFixed }) => isFixed)} />
        <Form form={form}>
          {open.map((detail) => {
            const { field, isRequired } = detail;
            const hint = hintOf(detail);
            const props = {
              ...form.field(field),
              label: labels[field],
              isRequired,
              ...(hint && !form.errors[field] && { hint }),
            };
            return field === 'birthday' ? (
              <DateField key={field} {...props} min="1900-01-01" autoComplete="bday" />
            ) : (
              <TextField key={field} {...props} maxLength={160} />
            );
          })}
          <div>
            <Button type="submit" isLoading={form.isBusy}>{t`Save`}</Button>
          </div>
        </Form>
        <Text size="s" isMuted>
          {t`Details that prove your age or who owns your bank account can only be corrected by support.`}
        </Text>
      </Stack>
    </Card>
  );
};
