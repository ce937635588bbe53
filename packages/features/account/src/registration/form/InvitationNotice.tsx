import { useLingui } from '@lingui/react/macro';
import { Banner } from '@marquee/ui';
import type { RegistrationFormState } from './useRegistrationForm.ts';

/** Says whose invitation counts where no field does, or that the link's code is not good. */
export const InvitationNotice = ({ form }: { form: RegistrationFormState }) => {
  const { t } = useLingui();
  const { nickname, refusedCode, code } = form.invitation;
  if (refusedCode)
    return (
      <Banner tone="caution" role="alert">
        {t`The invitation code ${refusedCode} in your link is not valid. You can open an account without it.`}
      </Banner>
    );
  if (!code || !nickname || form.codeField) return null;
  return <Banner tone="positive">{t`You were invited by ${nickname}.`}</Banner>;
};
