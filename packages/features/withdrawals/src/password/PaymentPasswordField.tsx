import { useLingui } from '@lingui/react/macro';
import type { ValueFieldProps } from '@marquee/feature-core';
import { PasswordField } from '@marquee/ui';
import type { ReactNode } from 'react';

type Props = ValueFieldProps<string> & {
  label: string;
  hint?: string;
  /** Stands at the end of the label's line. */
  aside?: ReactNode;
};

/** Digits of a payment password. */
const length = 6;

/** The six digits that confirm what is done with money. No browser keeps or suggests them. */
export const PaymentPasswordField = ({ onValueChange, ...rest }: Props) => {
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
      onChange={({ target }) => onValueChange(target.value.replaceAll(/\D/g, ''))}
    />
  );
};
