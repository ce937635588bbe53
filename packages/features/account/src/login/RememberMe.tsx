import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@marquee/ui';

/** Whether the login box remembers who logs in: one choice, whichever way in is taken. */
export type Remembering = { isRemembered: boolean; setRemembered: (isRemembered: boolean) => void };

/** Asks whether the login is to be taken up again within a day. */
export const RememberMe = ({ isRemembered, setRemembered }: Remembering) => {
  const { t } = useLingui();
  return (
    <Checkbox
      label={t`Remember me on this device`}
      hint={t`Keeps you logged in for one day. Leave it off on a shared device.`}
      checked={isRemembered}
      onChange={(event) => setRemembered(event.target.checked)}
    />
  );
};
