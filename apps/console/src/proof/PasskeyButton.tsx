import { useLingui } from '@lingui/react/macro';
import { Button, LockIcon, Text } from '@marquee/ui';
import { useState } from 'react';
import { canUsePasskeys } from './canUsePasskeys.ts';

type Props = {
  /** It is all that the person can press here, and not the other way beside a code. */
  isOnly?: boolean;
  /** What is done by the passkey; it tells its failures itself. */
  onPress: () => Promise<void>;
};

/** Goes on by a passkey, in a browser that knows them. */
export const PasskeyButton = ({ isOnly, onPress }: Props) => {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  if (!canUsePasskeys())
    return isOnly ? (
      <Text>{t`This browser cannot use passkeys. Open the console in another one.`}</Text>
    ) : null;
  const press = async () => {
    setBusy(true);
    await onPress();
    setBusy(false);
  };
  return (
    <Button
      look={isOnly ? 'solid' : 'outline'}
      iconStart={<LockIcon />}
      isLoading={isBusy}
      onClick={() => void press()}
    >
      {t`Use a passkey`}
    </Button>
  );
};
