import { Modal, type ModalProps } from '../Modal/Modal.tsx';

/** Props of `Sheet`. */
export interface SheetProps extends ModalProps {
  /** Edge of the window that it comes from, `start` by default. */
  side?: 'start' | 'end' | 'bottom';
}

/** A panel over an edge of the window: navigation, filters. */
export const Sheet = ({ side = 'start', ...rest }: SheetProps) => <Modal {...rest} place={side} />;
