import { Modal } from './modal.tsx';
import type { ModalProps } from './modal.tsx';

/** A longer form or list: from the bottom edge on phones, centred on wider screens. */
export function Sheet(props: ModalProps) {
  return <Modal {...props} shape="sheet" />;
}
