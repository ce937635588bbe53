import { useLingui } from '@lingui/react/macro';
import type { FieldRule, PasswordDemand } from './checkPassword.ts';

/** What a password has to be, in words. */
export const usePasswordWords = () => {
  const { t } = useLingui();
  return (demand: PasswordDemand, { minLength, maxLength }: FieldRule): string => {
    switch (demand) {
      case 'length':
        return t`${minLength} to ${maxLength} characters`;
      case 'letterFirst':
        return t`A letter first`;
      case 'lettersAndDigits':
        return t`Letters and digits only`;
      case 'lettersOnly':
        return t`Letters only`;
      case 'digitsOnly':
        return t`Digits only`;
      case 'capitalsOnly':
        return t`Capitals only`;
      case 'lowerCase':
        return t`A small letter`;
      case 'upperCase':
        return t`A capital`;
      case 'digit':
        return t`A digit`;
      case 'symbol':
        return t`A symbol such as ! or #`;
      case 'noSpaces':
        return t`No spaces`;
      case 'form':
        return t`The form that this site asks for`;
    }
  };
};
