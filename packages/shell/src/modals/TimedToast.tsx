import { useLingui } from '@lingui/react/macro';
import { type Toast as ToastData, toastsAtom } from '@marquee/feature-core';
import { Toast } from '@marquee/ui';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** A toast that leaves when its time is over, or when it is closed. */
export const TimedToast = ({ id, tone, text, duration }: ToastData) => {
  const { t } = useLingui();
  const setToasts = useSetAtom(toastsAtom);
  const leave = () => setToasts((toasts) => toasts.filter((toast) => toast.id !== id));
  useEffect(() => {
    const timer = setTimeout(
      () => setToasts((toasts) => toasts.filter((toast) => toast.id !== id)),
      duration,
    );
    return () => clearTimeout(timer);
  }, [duration, id, setToasts]);
  return (
    <Toast tone={tone} dismiss={{ label: t`Close`, onDismiss: leave }}>
      {text}
    </Toast>
  );
};
