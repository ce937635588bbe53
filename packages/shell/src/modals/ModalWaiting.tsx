import { useLingui } from '@lingui/react/macro';
import { Spinner } from '@marquee/ui';
import { waiting } from './ModalWaiting.css.ts';

/** Stands over the page while a modal's code loads. */
export const ModalWaiting = () => {
  const { t } = useLingui();
  return (
    <div className={waiting}>
      <Spinner size="l" label={t`Loading`} />
    </div>
  );
};
