import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import { useMessages } from '@showroom/shared-ui/messages';
import { idOfPath } from '../layout/issue';
import { labelOf } from './ConditionInputs';
import { withText } from './form-edit';
import messages from './messages/sending/en.json';
import { TranslatedInput } from './TranslatedInput';
import type { FormEdit } from './use-form-edit';

/** Kinds whose value reads well in a sentence. */
const NOT_IN_TEXTS = ['consent', 'file', 'hidden'];

/** The e-mail to whoever sent the form, in the language in which they did. */
export function ConfirmationPart({ edit }: { readonly edit: FormEdit }) {
  const texts = useMessages(messages);
  const { confirmation } = edit.draft;
  return (
    <div className="forms-settings">
      {edit.isSource && (
        <Checkbox
          id={idOfPath('confirmation.is_sent')}
          label={texts.confirms}
          hint={texts.confirms_hint}
          checked={confirmation.is_sent}
          error={edit.errorAt('confirmation.is_sent')}
          onChange={({ target }) =>
            edit.change(texts.change_confirms, (draft) => ({
              ...draft,
              confirmation: { ...draft.confirmation, is_sent: target.checked },
            }))
          }
        />
      )}
      <MailText edit={edit} part="subject" lines={1} />
      <MailText edit={edit} part="body" lines={8} />
    </div>
  );
}

interface MailTextProps {
  readonly edit: FormEdit;
  readonly part: 'subject' | 'body';
  readonly lines: number;
}

/** A text of the e-mail, and buttons that put what was filled in into it. */
function MailText({ edit, part, lines }: MailTextProps) {
  const texts = useMessages(messages);
  const { draft, locale } = edit;
  const path = `confirmation.${part}`;
  const id = idOfPath(`${path}.${locale}`);
  const fields = draft.fields.filter(({ kind }) => !NOT_IN_TEXTS.includes(kind));

  /** At the cursor, where the field was looked at last. */
  function insert(name: string): void {
    const control = document.getElementById(id);
    const own = draft.confirmation[part][locale] ?? '';
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    const [from, to] = isText
      ? [control.selectionStart ?? own.length, control.selectionEnd ?? own.length]
      : [own.length, own.length];
    const text = `${own.slice(0, from)}{${name}}${own.slice(to)}`;
    edit.change(fillText(texts.insert_name, { name: `{${name}}` }), (before) => ({
      ...before,
      confirmation: { ...before.confirmation, [part]: withText(before.confirmation[part], locale, text) },
    }));
    if (!isText) return;
    control.focus();
    const end = from + name.length + 2;
    requestAnimationFrame(() => control.setSelectionRange(end, end));
  }

  return (
    <div className="forms-settings">
      <TranslatedInput
        edit={edit}
        label={texts.mail[part].label}
        path={path}
        text={draft.confirmation[part]}
        name={texts.mail[part].change}
        lines={lines}
        required={draft.confirmation.is_sent}
        onText={(before, own) => ({ ...before, confirmation: { ...before.confirmation, [part]: own } })}
      />
      {fields.length > 0 && (
        <div className="forms-inserts">
          <span className="editor-quiet">{texts.insert}</span>
          {fields.map((field) => (
            <Button
              key={field.name}
              kind="tertiary"
              aria-label={fillText(texts.mail[part].insert, { field: labelOf(field, edit) })}
              onClick={() => insert(field.name)}
            >
              {labelOf(field, edit)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
