import { useLingui } from '@lingui/react/macro';
import { toastsAtom } from '@marquee/feature-core';
import { ToastRegion } from '@marquee/ui';
import { useAtomValue } from 'jotai';
import { TimedToast } from './TimedToast.tsx';

/** Shows the page's toasts. */
const Toasts = () => {
  const { t } = useLingui();
  const toasts = useAtomValue(toastsAtom);
  return (
    <ToastRegion label={t`Notifications`}>
      {toasts.map((toast) => (
        <TimedToast key={toast.id} {...toast} />
      ))}
    </ToastRegion>
  );
};

export default Toasts;
