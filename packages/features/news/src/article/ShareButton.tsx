import { useLingui } from '@lingui/react/macro';
import { useCopy } from '@marquee/feature-core';
import { Button, LinkIcon } from '@marquee/ui';

/** Hands the page's address to what the device shares by; where it has nothing for that, the address is copied. */
export const ShareButton = ({ title, text }: { title: string; text: string }) => {
  const { t } = useLingui();
  const copyText = useCopy();
  const copy = (url: string) =>
    copyText(url, {
      done: t`The link is copied.`,
      refused: t`Your browser doesn’t allow copying. Copy the address of this page instead.`,
    });
  const share = async () => {
    const url = location.origin + location.pathname;
    const data = { title, text, url };
    if (!('share' in navigator) || navigator.canShare?.(data) === false) return copy(url);
    try {
      await navigator.share(data);
    } catch (error) {
      // Whoever closes the device's box wants nothing more.
      if (!(error instanceof DOMException && error.name === 'AbortError')) copy(url);
    }
  };
  return (
    <Button
      look="soft"
      tone="neutral"
      size="s"
      iconStart={<LinkIcon size="s" />}
      onClick={() => void share()}
    >
      {t`Share`}
    </Button>
  );
};
