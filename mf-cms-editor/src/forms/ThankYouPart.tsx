import type { ThankYou } from '@showroom/contracts/entities/form';
import { RadioGroup } from '@showroom/shared-ui/radio-group';
import { TextField } from '@showroom/shared-ui/text-field';
import { idOfPath } from '../layout/issue';
import { TranslatedInput } from './TranslatedInput';
import type { FormEdit } from './use-form-edit';

const KINDS = {
  text: { label: 'A text in place of the form', url: undefined },
  page: { label: 'A page of the site', url: { label: 'Page', hint: 'Begins with /, for example /thank-you.' } },
  download: {
    label: 'A text with a file to download',
    url: { label: 'File', hint: 'Begins with / or https://, for example /media/brochure.pdf.' },
  },
} as const satisfies Record<ThankYou['kind'], unknown>;
const CHOICES = ['text', 'page', 'download'] as const satisfies readonly ThankYou['kind'][];

/** What visitors see once they have sent the form. */
export function ThankYouPart({ edit }: { readonly edit: FormEdit }) {
  const { thank_you } = edit.draft;
  const { url } = KINDS[thank_you.kind];
  const set = (part: Partial<ThankYou>, name: string, key?: string) =>
    edit.change(name, (draft) => ({ ...draft, thank_you: { ...draft.thank_you, ...part } }), key);
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
          options={CHOICES.map((value) => ({ value, label: KINDS[value].label }))}
          value={thank_you.kind}
          onChange={(value: string) =>
            set({ kind: CHOICES.find((kind) => kind === value) ?? 'text' }, 'What visitors see after sending')
          }
        />
      )}
      {edit.isSource && url && (
        <TextField
          id={idOfPath('thank_you.url')}
          {...url}
          dir="ltr"
          required
          maxLength={2000}
          value={thank_you.url}
          error={edit.errorAt('thank_you.url')}
          onChange={({ target }) => set({ url: target.value.trim() }, 'Where the thank-you leads', 'thank_you.url')}
        />
      )}
      {thank_you.kind !== 'page' && text('title', 'Title', 1, true)}
      {thank_you.kind !== 'page' && text('body', 'Text', 4)}
      {thank_you.kind === 'download' && text('link_text', 'Text of the link', 1, true)}
      {!edit.isSource && thank_you.kind === 'page' && (
        <p className="editor-quiet">The page is the same in all languages; it speaks each of them itself.</p>
      )}
    </div>
  );
}
