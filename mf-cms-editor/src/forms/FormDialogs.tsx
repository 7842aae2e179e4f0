import type { Form } from '@showroom/contracts/entities/form';
import { fillText } from '@showroom/contracts/fill-text';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale, usePlatform } from '@showroom/shared-ui/platform';
import { RadioGroup } from '@showroom/shared-ui/radio-group';
import { useNavigate } from '@showroom/shared-ui/router';
import { TextField } from '@showroom/shared-ui/text-field';
import { type DragEvent, useState } from 'react';
import { copyForm, createNewForm, importFormFile, removeForm } from '../data/form-calls';
import { AskDialog, FormDialog } from '../layout/FormDialog';
import { fillNodes } from '../layout/fill-nodes';
import { useSending } from '../layout/use-sending';
import { fileOf, type ParsedFile } from './form-file';
import messages from './messages/list/en.json';
import { definitionOf, type TemplateId } from './templates';

interface DialogProps {
  readonly onClose: () => void;
}

interface OneFormProps extends DialogProps {
  readonly form: Form;
  readonly onDone: (sentence: string) => void;
}

const hrefOf = (id: string) => `/cms/forms/${encodeURIComponent(id)}`;

/** Begins a form, empty or with the fields of a template, and opens it. */
export function NewFormDialog({ onClose }: DialogProps) {
  const { client, market } = usePlatform();
  const texts = useMessages(messages);
  const navigate = useNavigate();
  const { isSending, failure, send } = useSending();
  const [template, setTemplate] = useState<TemplateId>('contact');
  const [name, setName] = useState<string>();
  const shown = name ?? texts.templates[template].name;

  async function create(): Promise<void> {
    const form = await createNewForm(client, market.code, definitionOf(template, shown.trim(), market.locales));
    await navigate(hrefOf(form.id));
  }

  return (
    <FormDialog
      title={texts.new_form}
      button={texts.begin}
      busy={isSending}
      failure={failure}
      onSubmit={() => send(create)}
      onClose={onClose}
    >
      <RadioGroup
        legend={texts.begins_with}
        name="template"
        look="cards"
        options={TEMPLATE_IDS.map((id) => {
          const { name: label, purpose: hint } = texts.templates[id];
          return { value: id, label, hint };
        })}
        value={template}
        onChange={(value) => setTemplate(TEMPLATE_IDS.find((id) => id === value) ?? 'empty')}
      />
      <TextField
        label={texts.name}
        hint={texts.name_hint}
        dir="auto"
        required
        maxLength={120}
        value={shown}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}

const TEMPLATE_IDS = ['empty', 'contact', 'test_drive', 'offers', 'service'] as const satisfies readonly TemplateId[];

/** Copies a form under another name. */
export function DuplicateFormDialog({ form, onClose, onDone }: OneFormProps) {
  const { client } = usePlatform();
  const { isSending, failure, send } = useSending();
  const texts = useMessages(messages);
  const [name, setName] = useState(fillText(texts.copy_name, { name: form.attributes.name }));

  async function copy(): Promise<void> {
    await copyForm(client, form.id, name.trim());
    onDone(fillText(texts.copied, { copy: name.trim(), name: form.attributes.name }));
  }

  return (
    <FormDialog
      title={texts.duplicate_title}
      button={texts.duplicate}
      busy={isSending}
      failure={failure}
      onSubmit={() => send(copy)}
      onClose={onClose}
    >
      <p>{texts.duplicate_what}</p>
      <TextField
        label={texts.copy_label}
        dir="auto"
        required
        maxLength={120}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}

/** Asks before a form is taken from visitors; why it cannot be, is said here. */
export function DeleteFormDialog({ form, onClose, onDone }: OneFormProps) {
  const { client } = usePlatform();
  const texts = useMessages(messages);
  const { name, leads } = form.attributes;
  return (
    <AskDialog
      title={texts.delete_title}
      button={texts.delete}
      onSubmit={() => removeForm(client, form).then(() => onDone(fillText(texts.deleted, { name })))}
      onClose={onClose}
    >
      <p>{fillNodes(leads > 0 ? texts.delete_what_with_leads : texts.delete_what, { name: <bdi>{name}</bdi> })}</p>
    </AskDialog>
  );
}

/** Makes a form of an exported file, chosen or dropped; what is wrong with the file is named. */
export function ImportFormDialog({ onClose }: DialogProps) {
  const { client, market } = usePlatform();
  const texts = useMessages(messages);
  const { locale } = usePageLocale();
  const navigate = useNavigate();
  const { isSending, failure, send } = useSending();
  const [read, setRead] = useState<ParsedFile>();
  const [isMissing, setMissing] = useState(false);
  const problems = read && 'problems' in read ? read.problems : [];

  async function take(file: File | undefined): Promise<void> {
    setMissing(false);
    setRead(file && (await fileOf(file, texts, locale)));
  }

  function submit(): void {
    setMissing(read === undefined);
    if (!read || 'problems' in read) return;
    send(async () => {
      const form = await importFormFile(client, market.code, read.file);
      await navigate(hrefOf(form.id));
    });
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  }

  return (
    <FormDialog
      title={texts.import_title}
      button={texts.import}
      busy={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field in it takes the file by keyboard */}
      <div className="forms-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <TextField
          label={texts.file}
          hint={texts.file_hint}
          type="file"
          accept=".json,application/json"
          error={isMissing ? texts.file_missing : problems.length > 0 ? texts.file_refused : undefined}
          onChange={({ target }) => void take(target.files?.[0])}
        />
        {problems.length > 0 && (
          <ul className="forms-problems">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        {read && 'file' in read && (
          <p role="status">
            {fillNodes(formatCount(read.file.definition.fields.length, texts.file_read, locale), {
              name: <strong dir="auto">{read.file.definition.name}</strong>,
            })}
          </p>
        )}
      </div>
    </FormDialog>
  );
}
