import { Modal, type ModalProps } from '../Modal/Modal.tsx';
import type { Size } from '../theme/tones.ts';

/** Props of `Dialog`. */
export interface DialogProps extends ModalProps {
  /** At most 26, 34 (default) or 56 rem wide. */
  size?: Size;
}

/** Asks for attention before anything else: in the middle of a desktop, from the bottom of a phone. */
export const Dialog = ({ size = 'm', ...rest }: DialogProps) => (
  <Modal {...rest} place="center" width={size} />
);
