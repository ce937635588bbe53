import type { RegistrationFormState } from '../form/useRegistrationForm.ts';
import { BirthdayInput } from './BirthdayInput.tsx';
import { CodeInput } from './CodeInput.tsx';
import type { FormField } from './fieldsOf.ts';
import { InvitationInput } from './InvitationInput.tsx';
import { MobileInput } from './MobileInput.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { TextInput } from './TextInput.tsx';

/** The control of one field that the merchant asks for. */
export const FieldInput = (props: { asked: FormField; form: RegistrationFormState }) => {
  switch (props.asked.field) {
    case 'password':
    case 'confirmPassword':
    case 'paymentPassword':
      return <PasswordInput {...props} />;
    case 'mobileNum':
      return <MobileInput {...props} />;
    case 'verificationCode':
      return <CodeInput {...props} />;
    case 'birthday':
      return <BirthdayInput {...props} />;
    case 'affiliateCode':
    case 'referralCode':
      return <InvitationInput {...props} />;
    default:
      return <TextInput {...props} />;
  }
};
