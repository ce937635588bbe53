import { useLingui } from '@lingui/react/macro';
import { toastsAtom } from '@marquee/feature-core';
import { ToastRegion } from '@marquee/ui';
import { useAtomValue } from 'jotai';
import { NewVersion } from '../updates/NewVersion.tsx';
import { TimedToast } from './TimedToast.tsx';

/** Shows the page's toasts, and the offer of a new version of the site, which stays until it is answered. */
const Toasts = ({ isVersionOffered }: { isVersionOffered: boolean }) => {
  const { t } = useLingui();
  const toasts = useAtomValue(toastsAtom);
  return (
    <ToastRegion label={t`Notifications`}>
      {[
        ...(isVersionOffered ? [<NewVersion key="version" />] : []),
        ...toasts.map((toast) => <TimedToast key={toast.id} {...toast} />),
      ]}
    </ToastRegion>
  );
};

export default Toasts;
