import { useLingui } from '@lingui/react/macro';
import { useOpenModal } from '@marquee/feature-core';
import { TextLink } from '@marquee/ui';
import { forgot } from './ForgotLink.css.ts';

/** Leads from the login box to a new password. */
export const ForgotLink = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const open = useOpenModal();
  return (
    <TextLink
      as="button"
      look="quiet"
      className={forgot}
      onClick={() => {
        onClose();
        open('forgotPassword', {});
      }}
    >
      {t`Forgot password?`}
    </TextLink>
  );
};
