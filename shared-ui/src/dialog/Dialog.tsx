import { type MouseEvent, type ReactNode, useId } from 'react';
import { CommonIcon } from '../icon/CommonIcon';
import { useTexts } from '../texts/texts';
import './Dialog.css';
import { useModal } from './use-modal';

export interface DialogProps {
  readonly open: boolean;
  /** Escape, the close button or a click beside the dialog. */
  readonly onClose: () => void;
  /** False where only a choice inside leads on: neither Escape nor a click beside the dialog closes it, and it has no close button. */
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
  const texts = useTexts(TEXTS);
  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (closable && event.target === event.currentTarget) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click beside is an extra; Escape closes by keyboard
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={['ui-dialog', className].filter(Boolean).join(' ')}
      onClick={closeBeside}
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

const TEXTS = {
  en: { close: 'Close' },
  ar: { close: 'إغلاق' },
  ja: { close: '閉じる' },
  uk: { close: 'Закрити' },
} as const;
