import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { CommonIcon } from '../icon/CommonIcon';
import { useMessages } from '../texts/messages';
import dialogMessages from './messages/en.json';
import './Dialog.css';
import { useModal } from './use-modal';

/** A dialog is controlled: its owner opens and closes it. */
export interface DialogProps {
  readonly open: boolean;
  /** Escape, the close button or a press that begins and ends beside the dialog. */
  readonly onClose: () => void;
  /**
   * False where only a choice inside leads on: neither Escape nor a click beside the dialog closes
   * it, and it has no close button.
   */
  readonly closable?: boolean | undefined;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Buttons below the content; they stay in sight while it scrolls. */
  readonly footer?: ReactNode;
  readonly size?: 'medium' | 'wide' | undefined;
  readonly className?: string | undefined;
}

/** A modal dialog. Its content is rendered only while it is open. */
export function Dialog({ size = 'medium', className, ...props }: DialogProps) {
  return <Modal {...props} className={['ui-dialog-box', `ui-dialog-${size}`, className].filter(Boolean).join(' ')} />;
}

type ModalProps = Omit<DialogProps, 'size'>;

/** What Dialog and Drawer share: the native element, its head and its ways to close. */
export function Modal({ open, onClose, closable = true, title, children, footer, className }: ModalProps) {
  const ref = useModal(open, closable);
  const titleId = useId();
  const texts = useMessages(dialogMessages);
  const press = usePressBeside(() => closable && onClose());
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={['ui-dialog', className].filter(Boolean).join(' ')}
      {...press}
      onClose={() => open && closable && onClose()}
    >
      {open && (
        <div className="ui-dialog-frame">
          <header className="ui-dialog-head">
            <h2 id={titleId} className="ui-dialog-title">
              {title}
            </h2>
            {closable && (
              <button type="button" className="ui-dialog-close" onClick={onClose} aria-label={texts.close}>
                <CommonIcon name="close" size={20} />
              </button>
            )}
          </header>
          <div className="ui-dialog-body">{children}</div>
          {footer && <footer className="ui-dialog-foot">{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}

/**
 * A selection that is dragged out of a field, or a press that is regretted on its way, is no press
 * beside the dialog: the click of such a press has the dialog as its target, as that of a press
 * beside it has.
 */
function usePressBeside(onPress: () => void) {
  const places = useRef<readonly [began: boolean, ended: boolean]>([false, false]);
  const isBeside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => target === currentTarget;
  return {
    onMouseDown(event: MouseEvent<HTMLDialogElement>) {
      places.current = [isBeside(event), false];
    },
    onMouseUp(event: MouseEvent<HTMLDialogElement>) {
      places.current = [places.current[0], isBeside(event)];
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      const [began, ended] = places.current;
      places.current = [false, false];
      if (began && ended && isBeside(event)) onPress();
    },
  };
}
