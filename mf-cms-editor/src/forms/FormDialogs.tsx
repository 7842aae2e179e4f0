import type { Form } from '@showroom/contracts/entities/form';
import { usePlatform } from '@showroom/shared-ui/platform';
import { RadioGroup } from '@showroom/shared-ui/radio-group';
import { useNavigate } from '@showroom/shared-ui/router';
import { TextField } from '@showroom/shared-ui/text-field';
import { type DragEvent, useState } from 'react';
import { copyForm, createNewForm, importFormFile, removeForm } from '../data/form-calls';
import { AskDialog, FormDialog } from '../layout/FormDialog';
import { useSending } from '../layout/use-sending';
import { fileOf, type ParsedFile } from './form-file';
import { definitionOf, TEMPLATES, type TemplateId } from './templates';

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
  const navigate = useNavigate();
  const { isSending, failure, send } = useSending();
  const [template, setTemplate] = useState<TemplateId>('contact');
  const [name, setName] = useState<string>();
  const shown = name ?? TEMPLATES[template].name;

  async function create(): Promise<void> {
    const form = await createNewForm(client, market.code, definitionOf(template, shown.trim(), market.locales));
    await navigate(hrefOf(form.id));
  }

  return (
    <FormDialog
      title="New form"
      button="Begin the form"
      busy={isSending}
      failure={failure}
      onSubmit={() => send(create)}
      onClose={onClose}
    >
      <RadioGroup
        legend="Begins with"
        name="template"
        look="cards"
        options={TEMPLATE_IDS.map((id) => ({ value: id, label: TEMPLATES[id].name, hint: TEMPLATES[id].purpose }))}
        value={template}
        onChange={(value) => setTemplate(TEMPLATE_IDS.find((id) => id === value) ?? 'empty')}
      />
      <TextField
        label="Name"
        hint="For the back office; visitors see the title."
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
  const [name, setName] = useState(`${form.attributes.name} (copy)`);

  async function copy(): Promise<void> {
    await copyForm(client, form.id, name.trim());
    onDone(`${name.trim()} was made, a copy of ${form.attributes.name}.`);
  }

  return (
    <FormDialog
      title="Duplicate a form"
      button="Duplicate"
      busy={isSending}
      failure={failure}
      onSubmit={() => send(copy)}
      onClose={onClose}
    >
      <p>Fields and settings are copied, leads are not.</p>
      <TextField
        label="Name of the copy"
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
  const { name, leads } = form.attributes;
  return (
    <AskDialog
      title="Delete a form"
      button="Delete"
      onSubmit={() => removeForm(client, form).then(() => onDone(`${name} was deleted.`))}
      onClose={onClose}
    >
      <p>
        Visitors cannot fill in <bdi>{name}</bdi> any more.
        {leads > 0 && ' Its leads stay, and can be exported.'}
      </p>
    </AskDialog>
  );
}

/** Makes a form of an exported file, chosen or dropped; what is wrong with the file is named. */
export function ImportFormDialog({ onClose }: DialogProps) {
  const { client, market } = usePlatform();
  const navigate = useNavigate();
  const { isSending, failure, send } = useSending();
  const [read, setRead] = useState<ParsedFile>();
  const [isMissing, setMissing] = useState(false);
  const problems = read && 'problems' in read ? read.problems : [];

  async function take(file: File | undefined): Promise<void> {
    setMissing(false);
    setRead(file && (await fileOf(file)));
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
      title="Import a form"
      button="Import"
      busy={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field in it takes the file by keyboard */}
      <div className="forms-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <TextField
          label="File"
          hint="A form that was exported here or on another site: choose it, or drop it here."
          type="file"
          accept=".json,application/json"
          error={isMissing ? 'Please choose a file.' : problems.length > 0 ? 'The file cannot be taken.' : undefined}
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
            <strong dir="auto">{read.file.definition.name}</strong>, {read.file.definition.fields.length} fields
          </p>
        )}
      </div>
    </FormDialog>
  );
}
