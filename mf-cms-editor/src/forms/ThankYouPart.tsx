import type { ThankYou } from '@showroom/contracts/entities/form';
import { useMessages } from '@showroom/shared-ui/messages';
import { RadioGroup } from '@showroom/shared-ui/radio-group';
import { TextField } from '@showroom/shared-ui/text-field';
import { idOfPath } from '../layout/issue';
import { FileAddress } from '../media/FileAddress';
import messages from './messages/sending/en.json';
import { TranslatedInput } from './TranslatedInput';
import type { FormEdit } from './use-form-edit';

const CHOICES = ['text', 'page', 'download'] as const satisfies readonly ThankYou['kind'][];

/** What visitors see once they have sent the form. */
export function ThankYouPart({ edit }: { readonly edit: FormEdit }) {
  const texts = useMessages(messages);
  const { thank_you } = edit.draft;
  const set = (part: Partial<ThankYou>, name: string, key?: string) =>
    edit.change(name, (draft) => ({ ...draft, thank_you: { ...draft.thank_you, ...part } }), key);
  const setUrl = (url: string) => set({ url }, texts.change_address, 'thank_you.url');
  const address = {
    id: idOfPath('thank_you.url'),
    ...(thank_you.kind === 'page' ? { label: texts.page, hint: texts.page_hint } : { label: texts.file }),
    required: true,
    value: thank_you.url,
    error: edit.errorAt('thank_you.url'),
  };
  const text = (key: 'title' | 'body' | 'link_text', label: string, name: string, lines = 1, required = false) => (
    <TranslatedInput
      edit={edit}
      label={label}
      path={`thank_you.${key}`}
      text={thank_you[key]}
      name={name}
      lines={lines}
      required={required}
      onText={(draft, own) => ({ ...draft, thank_you: { ...draft.thank_you, [key]: own } })}
    />
  );
  return (
    <div className="forms-settings">
      {edit.isSource && (
        <RadioGroup
          legend={texts.thank_you_shows}
          name="thank-you"
          options={CHOICES.map((value) => ({ value, label: texts.thank_you_kinds[value] }))}
          value={thank_you.kind}
          onChange={(value: string) =>
            set({ kind: CHOICES.find((kind) => kind === value) ?? 'text' }, texts.change_thank_you_kind)
          }
        />
      )}
      {edit.isSource && thank_you.kind === 'page' && (
        <TextField {...address} dir="ltr" maxLength={2000} onChange={({ target }) => setUrl(target.value.trim())} />
      )}
      {edit.isSource && thank_you.kind === 'download' && <FileAddress {...address} onChange={setUrl} />}
      {thank_you.kind !== 'page' && text('title', texts.title, texts.change_title, 1, true)}
      {thank_you.kind !== 'page' && text('body', texts.text, texts.change_text, 4)}
      {thank_you.kind === 'download' && text('link_text', texts.link_text, texts.change_link_text, 1, true)}
      {!edit.isSource && thank_you.kind === 'page' && <p className="editor-quiet">{texts.same_page}</p>}
    </div>
  );
}
