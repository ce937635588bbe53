import { useLingui } from '@lingui/react/macro';
import { modalsAtom } from '@marquee/feature-core';
import { Button, Dialog } from '@marquee/ui';
import { useSetAtom } from 'jotai';

/** Stands in place of a modal whose code did not come or that failed. */
export const ModalFailure = () => {
  const { t } = useLingui();
  const setModals = useSetAtom(modalsAtom);
  return (
    <Dialog
      isOpen
      size="s"
      onClose={() => setModals([])}
      title={t`This couldn’t be opened`}
      closeLabel={t`Close`}
      footer={<Button onClick={() => location.reload()}>{t`Reload the page`}</Button>}
    >
      {t`Check your connection and reload the page, then try again.`}
    </Dialog>
  );
};
