import { useLingui } from '@lingui/react/macro';
import { useCopy } from '@marquee/feature-core';
import { Button, CopyIcon } from '@marquee/ui';

/** Copies a text, and says whether the browser let it. */
export const CopyButton = ({ label, text }: { label: string; text: string }) => {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <Button
      look="soft"
      tone="neutral"
      iconStart={<CopyIcon size="s" />}
      onClick={() => copy(text, { done: t`Copied.` })}
    >
      {label}
    </Button>
  );
};
