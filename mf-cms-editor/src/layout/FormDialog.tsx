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
  /** Its fields show what is wrong with them; without, the refusal lists it. */
  readonly hasFields?: boolean;
  /** Asks for a second yes, under the refusal that it is about. */
  readonly confirmation?: ReactNode;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form, its two buttons and the place for a refusal. */
export function FormDialog(props: FormDialogProps) {
  const { title, button, busy, failure, hasFields = false, confirmation, onSubmit, onClose, children } = props;
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
      <form id={form} onSubmit={submit} className="editor-form">
        {children}
        {failure && <Refused failure={failure} hasFields={hasFields} />}
        {confirmation}
      </form>
    </Dialog>
  );
}

interface RefusedProps {
  readonly failure: Failure;
  readonly hasFields: boolean;
}

function Refused({ failure: { title, reasons }, hasFields }: RefusedProps) {
  return (
    <Notice kind="error" title={title}>
      {!hasFields && reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
