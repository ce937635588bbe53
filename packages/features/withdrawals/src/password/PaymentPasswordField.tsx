import { useLingui } from '@lingui/react/macro';
import { PasswordField } from '@marquee/ui';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  name: string;
  value: string;
  onValueChange: (digits: string) => void;
  hint?: string;
  error?: string | undefined;
  /** Stands at the end of the label's line. */
  aside?: ReactNode;
};

/** Digits of a payment password. */
const length = 6;

/** The six digits that confirm what is done with money. No browser keeps or suggests them. */
export const PaymentPasswordField = ({ value, onValueChange, error, ...rest }: Props) => {
  const { t } = useLingui();
  return (
    <PasswordField
      {...rest}
      isRequired
      inputMode="numeric"
      autoComplete="off"
      maxLength={length}
      revealLabel={t`Show payment password`}
      concealLabel={t`Hide payment password`}
      value={value}
      onChange={({ target }) => onValueChange(target.value.replaceAll(/\D/g, ''))}
      {...(error && { error })}
    />
  );
};
