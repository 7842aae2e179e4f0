import { type DialogProps, Modal } from '../dialog/Dialog';
import './Drawer.css';

/** Those of a dialog, with an edge of the window in the place of a size. */
export interface DrawerProps extends Omit<DialogProps, 'size'> {
  /** The edge that it comes from. */
  readonly side?: 'start' | 'end' | 'bottom' | undefined;
}

/** A modal panel at an edge of the window, e.g. the filters of a list on a phone. */
export function Drawer({ side = 'end', className, ...props }: DrawerProps) {
  return <Modal {...props} className={['ui-drawer', `ui-drawer-${side}`, className].filter(Boolean).join(' ')} />;
}
