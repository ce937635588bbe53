import { useLingui } from '@lingui/react/macro';
import { LockIcon, TextField } from '@marquee/ui';
import type { RegistrationFormState } from '../form/useRegistrationForm.ts';
import type { FormField } from './fieldsOf.ts';
import { lock } from './InvitationInput.css.ts';
import { useEntryProps } from './useEntryProps.ts';

type Props = { asked: FormField; form: RegistrationFormState };

/** The code of who invited the reader; one that came with a link stands fast. */
export const InvitationInput = ({ asked, form }: Props) => {
  const { t } = useLingui();
  const props = useEntryProps(asked, form);
  const { code, nickname } = form.invitation;
  if (form.terms.lockedField !== asked.field || !code) return <TextField {...props} />;
  return (
    <TextField
      {...props}
      value={code}
      readOnly
      suffix={<LockIcon size="s" className={lock} />}
      hint={nickname ? t`You were invited by ${nickname}.` : t`From the link you followed.`}
    />
  );
};
