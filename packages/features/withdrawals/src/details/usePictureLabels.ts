import { useLingui } from '@lingui/react/macro';
import type { FileFieldLabels, FileRefusal } from '@marquee/ui';

/** The words of the field that takes pictures as a proof. */
export const usePictureLabels = (): FileFieldLabels => {
  const { t } = useLingui();
  const refusals: Readonly<Record<FileRefusal, (name: string) => string>> = {
    type: (name) => t`${name} is not a PNG or JPEG.`,
    size: (name) => t`${name} is larger than 5 MB.`,
    count: () => t`You can add up to three pictures.`,
  };
  return {
    choose: t`Choose pictures`,
    drop: t`or drop them here`,
    remove: (name) => t`Remove ${name}`,
    refused: (name, reason) => refusals[reason](name),
  };
};
