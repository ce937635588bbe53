import { useLingui } from '@lingui/react/macro';
import { TextLink } from '@marquee/ui';
import { useState } from 'react';
import { ForgottenPassword } from './ForgottenPassword.tsx';

/** The way out for whoever does not know the payment password: a link, and the dialog that it opens. */
export const useForgotten = () => {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return {
    link: (
      <TextLink as="button" look="quiet" onClick={() => setOpen(true)}>
        {t`Forgotten?`}
      </TextLink>
    ),
    /** Has a form of its own, and stands outside of any other. */
    dialog: isOpen && <ForgottenPassword onClose={() => setOpen(false)} />,
  };
};
