import { useLingui } from '@lingui/react/macro';
import { Banner, Button, Stack } from '@marquee/ui';

/** Says that a login cannot be verified any more, and leads back to the beginning. */
export const VerificationOver = ({ onBack }: { onBack: () => void }) => {
  const { t } = useLingui();
  return (
    <Stack gap="x4">
      <Banner tone="caution" role="alert" title={t`This verification has expired`}>
        {t`It timed out, or there were too many wrong attempts. Log in again to get a new one.`}
      </Banner>
      <Button isFull onClick={onBack}>{t`Log in again`}</Button>
    </Stack>
  );
};
