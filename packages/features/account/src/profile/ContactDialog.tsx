import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Form, ReceivedCode } from '@marquee/feature-core';
import { Button, Dialog, Stack, Text, TextField } from '@marquee/ui';
import { MobileProof } from '../proofs/MobileProof.tsx';
import type { Channel, ProfileState } from './Profile.ts';
import { ProofChoice } from './ProofChoice.tsx';
import { useContactForm } from './useContactForm.ts';

type Props = { channel: Channel; isOwn: boolean; profile: ProfileState; onClose: () => void };

/** Binds, verifies or changes a phone or mailbox. What was typed outlives every refusal. */
export const ContactDialog = ({ channel, isOwn, profile, onClose }: Props) => {
  const { t } = useLingui();
  const isEmail = channel === 'email';
  const before = isEmail ? profile.email : profile.mobile;
  const state = useContactForm({ channel, isOwn, profile, onClose });
  const { form, mobile, sending, ways } = state;
  const { coolingHours } = profile;
  const title = isOwn
    ? isEmail
      ? t`Verify your e-mail`
      : t`Verify your phone`
    : before
      ? isEmail
        ? t`Change your e-mail`
        : t`Change your phone`
      : isEmail
        ? t`Add an e-mail`
        : t`Add a phone`;
  return (
    <Dialog isOpen size="s" title={title} closeLabel={t`Close`} closesOnBackdrop={false} onClose={onClose}>
      <Form form={form}>
        {isOwn && <Text isMuted>{t`We send a code to ${before?.hint ?? ''}.`}</Text>}
        {!isOwn && before && coolingHours > 0 && (
          <Text isMuted>
            {t`For your safety, withdrawals open again ${plural(coolingHours, { one: '# hour', other: '# hours' })} after the change.`}
          </Text>
        )}
        {!isOwn &&
          (isEmail ? (
            <TextField
              {...form.field('email')}
              label={t`New e-mail`}
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={254}
              isRequired
            />
          ) : (
            <MobileProof {...form.field('mobileNum')} mobile={mobile} onCountryChange={form.clear} />
          ))}
        <ReceivedCode
          label={isEmail ? t`Code from the e-mail` : t`Code from the SMS`}
          sentText={isEmail ? t`We’ve sent an e-mail with the code.` : t`We’ve sent an SMS with the code.`}
          sending={{ ...sending, isSending: sending.isSending || form.isChecking }}
          onSend={() => form.check(isOwn ? [] : [isEmail ? 'email' : 'mobileNum'], sending.send)}
          {...form.valueField('verificationCode')}
        />
        {ways.length > 0 && (
          <Stack gap="x3">
            <ProofChoice state={state} />
          </Stack>
        )}
        <Button type="submit" isFull isLoading={form.isBusy}>
          {isOwn ? t`Verify` : t`Save`}
        </Button>
      </Form>
    </Dialog>
  );
};
