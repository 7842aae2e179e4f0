import type { ThankYou } from '@showroom/contracts/entities/form';
import { RadioGroup } from '@showroom/shared-ui/radio-group';
import { TextField } from '@showroom/shared-ui/text-field';
import { idOfPath } from '../layout/issue';
import { FileAddress } from '../media/FileAddress';
import { TranslatedInput } from './TranslatedInput';
import type { FormEdit } from './use-form-edit';

const KINDS = {
  text: 'A text in place of the form',
  page: 'A page of the site',
  download: 'A text with a file to download',
} as const satisfies Record<ThankYou['kind'], string>;
const CHOICES = ['text', 'page', 'download'] as const satisfies readonly ThankYou['kind'][];

/** What visitors see once they have sent the form. */
export function ThankYouPart({ edit }: { readonly edit: FormEdit }) {
  const { thank_you } = edit.draft;
  const set = (part: Partial<ThankYou>, name: string, key?: string) =>
    edit.change(name, (draft) => ({ ...draft, thank_you: { ...draft.thank_you, ...part } }), key);
  const setUrl = (url: string) => set({ url }, 'Where the thank-you leads', 'thank_you.url');
  const address = {
    id: idOfPath('thank_you.url'),
    ...(thank_you.kind === 'page'
      ? { label: 'Page', hint: 'Begins with /, for example /thank-you.' }
      : { label: 'File' }),
    required: true,
    value: thank_you.url,
    error: edit.errorAt('thank_you.url'),
  };
  const text = (key: 'title' | 'body' | 'link_text', label: string, lines = 1, required = false) => (
    <TranslatedInput
      edit={edit}
      label={label}
      path={`thank_you.${key}`}
      text={thank_you[key]}
      name={`The ${label.toLowerCase()} of the thank-you`}
      lines={lines}
      required={required}
      onText={(draft, own) => ({ ...draft, thank_you: { ...draft.thank_you, [key]: own } })}
    />
  );
  return (
    <div className="forms-settings">
      {edit.isSource && (
        <RadioGroup
          legend="After sending, visitors see"
          name="thank-you"
          options={CHOICES.map((value) => ({ value, label: KINDS[value] }))}
          value={thank_you.kind}
          onChange={(value: string) =>
            set({ kind: CHOICES.find((kind) => kind === value) ?? 'text' }, 'What visitors see after sending')
          }
        />
      )}
      {edit.isSource && thank_you.kind === 'page' && (
        <TextField {...address} dir="ltr" maxLength={2000} onChange={({ target }) => setUrl(target.value.trim())} />
      )}
      {edit.isSource && thank_you.kind === 'download' && <FileAddress {...address} onChange={setUrl} />}
      {thank_you.kind !== 'page' && text('title', 'Title', 1, true)}
      {thank_you.kind !== 'page' && text('body', 'Text', 4)}
      {thank_you.kind === 'download' && text('link_text', 'Text of the link', 1, true)}
      {!edit.isSource && thank_you.kind === 'page' && (
        <p className="editor-quiet">The page is the same in all languages; it speaks each of them itself.</p>
      )}
    </div>
  );
}
