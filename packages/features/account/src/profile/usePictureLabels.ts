import { useLingui } from '@lingui/react/macro';
import type { FileFieldLabels, FileRefusal } from '@marquee/ui';

/** The words of the field that takes a member's own picture. */
export const usePictureLabels = (): FileFieldLabels => {
  const { t } = useLingui();
  const refusals: Readonly<Record<FileRefusal, (name: string) => string>> = {
    type: (name) => t`${name} is not a PNG or JPEG.`,
    size: (name) => t`${name} is larger than 5 MB.`,
    count: () => t`Choose one picture.`,
  };
  return {
    choose: t`Choose a picture`,
    drop: t`or drop it here`,
    remove: (name) => t`Remove ${name}`,
    refused: (name, reason) => refusals[reason](name),
  };
};
