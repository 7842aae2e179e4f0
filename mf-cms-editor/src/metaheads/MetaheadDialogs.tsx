import type { EditedMetahead } from '@showroom/contracts/calls/metaheads';
import type { PageSummary } from '@showroom/contracts/calls/pages';
import { CONSENT_SCOPES } from '@showroom/contracts/entities/consent';
import { METAHEAD_LANGUAGES, type MetaheadPlan } from '@showroom/contracts/entities/metahead';
import { fillText } from '@showroom/contracts/fill-text';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextArea } from '@showroom/shared-ui/text-area';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { removeMetahead, saveMetahead } from '../data/metahead-calls';
import { AskDialog, FormDialog } from '../layout/FormDialog';
import { fillNodes } from '../layout/fill-nodes';
import { useSending } from '../layout/use-sending';
import messages from './messages/en.json';

interface DialogProps {
  readonly onClose: () => void;
  readonly onDone: (sentence: string) => void;
}

const ALL_PAGES = '';
const START: MetaheadPlan = {
  ...{ content: '', language: 'javascript', sequence: 0, rdx_core_page_id: null },
  ...{ reload_on_each_page: false, in_body: false, consent_scope: 'obligatory' },
};

/** A metahead as it is typed. */
function useDraft(metahead: EditedMetahead | undefined) {
  const { content, language, sequence, rdx_core_page_id, ...used } = metahead?.attributes ?? START;
  const { reload_on_each_page, in_body, consent_scope } = used;
  const [draft, setDraft] = useState({
    content,
    language,
    rdx_core_page_id,
    reload_on_each_page,
    in_body,
    consent_scope,
  });
  const [typed, setTyped] = useState(String(sequence));
  const change = (values: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...values }));
  const plan: MetaheadPlan = { ...draft, sequence: Number(typed) };
  return { plan, change, sequence: typed, setSequence: setTyped };
}

interface MetaheadDialogProps extends DialogProps {
  readonly metahead: EditedMetahead | undefined;
  readonly pages: readonly PageSummary[];
}

/** Adds a metahead or changes one. */
export function MetaheadDialog({ metahead, pages, onClose, onDone }: MetaheadDialogProps) {
  const { client, market } = usePlatform();
  const texts = useMessages(messages);
  const { isSending, failure, send } = useSending();
  const draft = useDraft(metahead);
  const { plan } = draft;

  async function save(): Promise<void> {
    await saveMetahead(client, market.code, metahead, plan);
    onDone(fillText(texts.saved, { language: texts.languages[plan.language].label }));
  }

  return (
    <FormDialog
      title={metahead ? texts.change_metahead : texts.add_metahead}
      button={metahead ? texts.save : texts.add}
      busy={isSending}
      failure={failure}
      hasFields
      onSubmit={() => send(save)}
      onClose={onClose}
    >
      <MetaheadFields {...draft} pages={pages} errors={failure?.fields ?? {}} />
    </FormDialog>
  );
}

interface FieldsProps extends ReturnType<typeof useDraft> {
  readonly pages: readonly PageSummary[];
  readonly errors: Readonly<Record<string, string>>;
}

function MetaheadFields({ plan, change, sequence, setSequence, pages, errors }: FieldsProps) {
  const texts = useMessages(messages);
  const places = pages.map(({ id, attributes: { path, title } }) => ({ value: id, label: `${path} ${title}` }));
  return (
    <>
      <SelectField
        label={texts.language}
        options={METAHEAD_LANGUAGES.map((value) => ({ value, label: texts.languages[value].label }))}
        value={plan.language}
        error={errors['language']}
        onChange={({ target: { value } }) =>
          change({ language: METAHEAD_LANGUAGES.find((one) => one === value) ?? 'javascript' })
        }
      />
      <TextArea
        label={texts.content}
        hint={texts.languages[plan.language].hint}
        error={errors['content']}
        dir="ltr"
        rows={10}
        required
        maxLength={100_000}
        spellCheck={false}
        className="metaheads-code"
        value={plan.content}
        onChange={({ target: { value } }) => change({ content: value })}
      />
      <SelectField
        label={texts.page}
        options={[{ value: ALL_PAGES, label: texts.all_pages }, ...places]}
        error={errors['rdx_core_page_id']}
        value={plan.rdx_core_page_id ?? ALL_PAGES}
        onChange={({ target: { value } }) => change({ rdx_core_page_id: value === ALL_PAGES ? null : value })}
      />
      <TextField
        label={texts.sequence}
        hint={texts.sequence_hint}
        error={errors['sequence']}
        type="number"
        step={1}
        required
        value={sequence}
        onChange={({ target: { value } }) => setSequence(value)}
      />
      <SelectField
        label={texts.consent}
        hint={texts.consent_hint}
        options={CONSENT_SCOPES.map((value) => ({ value, label: texts.scopes[value] }))}
        error={errors['consent_scope']}
        value={plan.consent_scope}
        onChange={({ target: { value } }) =>
          change({ consent_scope: CONSENT_SCOPES.find((one) => one === value) ?? 'obligatory' })
        }
      />
      <Checkbox
        label={texts.in_body}
        hint={texts.in_body_hint}
        checked={plan.in_body}
        onChange={({ target: { checked } }) => change({ in_body: checked })}
      />
      <Checkbox
        label={texts.reload}
        hint={texts.reload_hint}
        checked={plan.reload_on_each_page}
        onChange={({ target: { checked } }) => change({ reload_on_each_page: checked })}
      />
    </>
  );
}

/** Asks before a metahead ends. */
export function EndMetaheadDialog({ metahead, onClose, onDone }: DialogProps & { readonly metahead: EditedMetahead }) {
  const { client } = usePlatform();
  const texts = useMessages(messages);
  const { language, page_path } = metahead.attributes;
  const { label } = texts.languages[language];
  return (
    <AskDialog
      title={texts.delete_metahead}
      button={texts.delete}
      onSubmit={() => removeMetahead(client, metahead).then(() => onDone(fillText(texts.deleted, { language: label })))}
      onClose={onClose}
    >
      <p>
        {page_path === null
          ? fillText(texts.taken_from_all, { language: label })
          : fillNodes(texts.taken_from_page, { language: label, page: <code>{page_path}</code> })}
      </p>
    </AskDialog>
  );
}
