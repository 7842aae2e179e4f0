import { Button } from '@showroom/shared-ui/button';
import { Dialog } from '@showroom/shared-ui/dialog';
import { useMessages } from '@showroom/shared-ui/messages';
import { TextArea } from '@showroom/shared-ui/text-area';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { FailureNotice } from './FailureNotice';
import messages from './messages/en.json';
import { type Failure, useSending } from './use-sending';

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
  const texts = useMessages(messages);

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
            {texts.cancel}
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

function Refused({ failure, hasFields }: RefusedProps) {
  const reasons = failure.reasons.filter((reason) => reason !== failure.title);
  return (
    <FailureNotice failure={failure}>
      {!hasFields && reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </FailureNotice>
  );
}

type ReasonPlace = keyof typeof messages.reason_stands;

interface AskDialogProps extends Pick<FormDialogProps, 'title' | 'button' | 'onClose' | 'children'> {
  /** Where the reason will stand; missing where nobody is asked for one. */
  readonly stands?: ReasonPlace;
  readonly onSubmit: (why: string) => Promise<void>;
}

/** Asks before something changes, and why where that is written down. */
export function AskDialog({ stands, onSubmit, children, ...dialog }: AskDialogProps) {
  const { isSending, failure, send } = useSending();
  const [why, setWhy] = useState('');
  return (
    <FormDialog {...dialog} busy={isSending} failure={failure} onSubmit={() => send(() => onSubmit(why.trim()))}>
      {children}
      {stands !== undefined && <ReasonField stands={stands} value={why} onChange={setWhy} />}
    </FormDialog>
  );
}

interface ReasonFieldProps {
  readonly stands: ReasonPlace;
  readonly value: string;
  readonly onChange: (why: string) => void;
}

/** Asks why: what changes for others is written down with a reason. */
export function ReasonField({ stands, value, onChange }: ReasonFieldProps) {
  const texts = useMessages(messages);
  return (
    <TextArea
      label={texts.why}
      hint={texts.reason_stands[stands]}
      required
      maxLength={300}
      rows={3}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
