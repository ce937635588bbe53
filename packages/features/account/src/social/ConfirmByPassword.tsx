import { useLingui } from '@lingui/react/macro';
import { Form, LoginPasswordField, useForm } from '@marquee/feature-core';
import { Button, Dialog, Text } from '@marquee/ui';

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
  const form = useForm({
    values: { password: '' },
    checks: { password: 'required' },
    fieldOf: { PASSWORD_WRONG: 'password' },
    send: ({ password }) => onConfirm(password.trim()),
  });
  return (
    <Dialog isOpen size="s" title={title} closeLabel={t`Close`} closesOnBackdrop={false} onClose={onClose}>
      <Form form={form}>
        <Text isMuted>{text}</Text>
        <LoginPasswordField {...form.field('password')} />
        <Button type="submit" tone={tone} isFull isLoading={form.isBusy}>
          {action}
        </Button>
      </Form>
    </Dialog>
  );
};
