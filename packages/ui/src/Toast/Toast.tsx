import type { ReactNode } from 'react';
import { toneIcons } from '../Banner/toneIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { cx } from '../theme/cx.ts';
import { tones } from '../theme/tone.css.ts';
import type { Tone } from '../theme/tones.ts';
import { dismiss as dismissStyle, icon, toast, words } from './Toast.css.ts';

/** Props of `Toast`. */
export interface ToastProps {
  tone?: Tone;
  /** A button that answers it. */
  action?: ReactNode;
  dismiss?: { label: string; onDismiss: () => void };
  children: ReactNode;
}

/** Something happened; it goes by itself. How long it stays is its owner's business. */
export const Toast = ({ tone = 'neutral', action, dismiss, children }: ToastProps) => {
  const ToneIcon = toneIcons[tone];
  return (
    <div role={tone === 'critical' ? 'alert' : 'status'} className={cx(toast, tones[tone])}>
      <ToneIcon className={icon} />
      <div className={words}>{children}</div>
      {action}
      {dismiss && (
        <IconButton
          size="s"
          className={dismissStyle}
          label={dismiss.label}
          icon={<CloseIcon />}
          onClick={dismiss.onDismiss}
        />
      )}
    </div>
  );
};
