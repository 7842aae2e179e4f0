import { Button } from '@showroom/shared-ui/button';
import { Dialog } from '@showroom/shared-ui/dialog';
import { Notice } from '@showroom/shared-ui/notice';
import { type FormEvent, type ReactNode, useId } from 'react';
import type { Failure } from './failure';

interface FormDialogProps {
  readonly title: string;
  /** What the button says. */
  readonly button: string;
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form, its two buttons and the place for a refusal. */
export function FormDialog({ title, button, busy, failure, onSubmit, onClose, children }: FormDialogProps) {
  const form = useId();

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSubmit();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button type="submit" form={form} busy={busy}>
            {button}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="feeds-form">
        {children}
        {failure && <Notice kind="error" title={failure.title} />}
      </form>
    </Dialog>
  );
}
