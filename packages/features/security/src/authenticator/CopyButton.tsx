import { useLingui } from '@lingui/react/macro';
import { useToast } from '@marquee/feature-core';
import { Button, CopyIcon } from '@marquee/ui';

/** Copies a text, and says whether the browser let it. */
export const CopyButton = ({ label, text }: { label: string; text: string }) => {
  const { t } = useLingui();
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast('positive', t`Copied.`),
      () => toast('caution', t`Your browser doesn’t allow copying. Please write it down.`),
    );
  return (
    <Button look="soft" tone="neutral" iconStart={<CopyIcon size="s" />} onClick={() => void copy()}>
      {label}
    </Button>
  );
};
