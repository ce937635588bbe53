import { useId, useRef, type ReactNode } from 'react';
import { useOverflows } from '../behaviour/useOverflows.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Modal.css.ts';
import { useModal } from './useModal.ts';

/** Props that dialogs and sheets share. */
export interface ModalProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The title is read out but not seen, where the content shows its own. */
  isTitleHidden?: boolean;
  description?: ReactNode;
  closeLabel: string;
  /** Without it there is no close button and Esc does nothing: the content alone decides. True by default. */
  canDismiss?: boolean;
  /** True by default; turn it off where a press beside would lose what was entered. */
  closesOnBackdrop?: boolean;
  /** Buttons at the end, always in sight. */
  footer?: ReactNode;
  children: ReactNode;
}

interface FrameProps extends ModalProps {
  place: keyof typeof styles.places;
  width?: keyof typeof styles.widths;
}

const OpenModal = ({
  onClose,
  title,
  isTitleHidden,
  description,
  closeLabel,
  canDismiss = true,
  closesOnBackdrop = true,
  footer,
  children,
  place,
  width,
}: FrameProps) => {
  const id = useId();
  const bodyRef = useRef<HTMLDivElement>(null);
  const isScrollable = useOverflows(bodyRef);
  const behaviour = useModal({ onClose, canDismiss, closesOnBackdrop });
  return (
    <dialog
      {...behaviour}
      className={cx(styles.modal, styles.places[place], width && styles.widths[width])}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <div className={styles.titles}>
            {isTitleHidden ? (
              <VisuallyHidden as="h2">
                <span id={`${id}-title`}>{title}</span>
              </VisuallyHidden>
            ) : (
              <h2 id={`${id}-title`} className={styles.title}>
                {title}
              </h2>
            )}
            {description && (
              <p id={`${id}-description`} className={styles.description}>
                {description}
              </p>
            )}
          </div>
          {canDismiss && (
            <IconButton
              className={styles.close}
              label={closeLabel}
              icon={<CloseIcon />}
              onClick={onClose}
              isRound
            />
          )}
        </div>
        <div
          ref={bodyRef}
          className={styles.body}
          {...(isScrollable && { role: 'group', tabIndex: 0, 'aria-labelledby': `${id}-title` })}
        >
          {children}
        </div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
};

/** The native modal dialog behind `Dialog` and `Sheet`; mounted only while it is open. */
export const Modal = (props: FrameProps) => (props.isOpen ? <OpenModal {...props} /> : null);
