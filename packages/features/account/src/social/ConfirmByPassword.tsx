import { useLingui } from '@lingui/react/macro';
import { Form, LoginPasswordField, useRefusal, useRequired, useSubmit } from '@marquee/feature-core';
import { Button, Dialog, Text } from '@marquee/ui';
import { useState } from 'react';

type Props = {
  title: string;
  text: string;
  action: string;
  tone?: 'accent' | 'critical';
  /** Does what is asked about. */
  onConfirm: (password: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the password of the login before something is done. */
export const ConfirmByPassword = ({ title, text, action, tone = 'accent', onConfirm, onClose }: Props) => {
  const { t } = useLingui();
  const findMissing = useRequired();
  const [password, setPassword] = useState('');
  const refusal = useRefusal(['password'], { PASSWORD_WRONG: 'password' });
  const { submit, isBusy } = useSubmit(() => onConfirm(password.trim()), refusal.refuseBy);
  const check = () => {
    const errors = findMissing({ password });
    if (errors) return refusal.refuse(errors);
    refusal.clear();
    return submit();
  };
  return (
    <Dialog isOpen size="s" title={title} closeLabel={t`Close`} closesOnBackdrop={false} onClose={onClose}>
      <Form refusal={refusal} onSubmit={check}>
        <Text isMuted>{text}</Text>
        <LoginPasswordField
          value={password}
          error={refusal.errors.password}
          onValueChange={(typed) => {
            setPassword(typed);
            refusal.clear('password');
          }}
        />
        <Button type="submit" tone={tone} isFull isLoading={isBusy}>
          {action}
        </Button>
      </Form>
    </Dialog>
  );
};
