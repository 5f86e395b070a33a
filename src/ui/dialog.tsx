import { Modal } from './modal.tsx';
import type { ModalProps } from './modal.tsx';

/** A question or a short form over the page. Opening it closes the sidebar. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} shape="dialog" />;
}
