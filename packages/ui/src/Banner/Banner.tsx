import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { cx } from '../theme/cx.ts';
import { tones } from '../theme/tone.css.ts';
import type { Tone } from '../theme/tones.ts';
import {
  actions as actionsStyle,
  banner,
  dismiss as dismissStyle,
  heading,
  icon,
  words,
} from './Banner.css.ts';
import { toneIcons } from './toneIcons.tsx';

/** Props of `Banner`. */
export interface BannerProps {
  tone?: Tone;
  title?: string;
  /** Buttons or links that answer the notice. */
  actions?: ReactNode;
  /** Lets the reader put it away. */
  dismiss?: { label: string; onDismiss: () => void };
  /** Read out when it appears: at once as `alert`, in turn as `status`. Leave it out for what was there at first. */
  role?: 'status' | 'alert';
  children?: ReactNode;
}

/** A notice in the flow of the page. */
export const Banner = ({ tone = 'info', title, actions, dismiss, role, children }: BannerProps) => {
  const ToneIcon = toneIcons[tone];
  return (
    <div role={role} className={cx(banner, tones[tone])}>
      <ToneIcon className={icon} />
      <div className={words}>
        {title && <p className={heading}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={actionsStyle}>{actions}</div>}
      </div>
      {dismiss && (
        <IconButton
          size="s"
          tone={tone}
          className={dismissStyle}
          label={dismiss.label}
          icon={<CloseIcon />}
          onClick={dismiss.onDismiss}
        />
      )}
    </div>
  );
};
