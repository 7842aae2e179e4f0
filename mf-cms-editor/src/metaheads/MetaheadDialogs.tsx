import type { EditedMetahead } from '@showroom/contracts/calls/metaheads';
import type { PageSummary } from '@showroom/contracts/calls/pages';
import { CONSENT_SCOPES, type ConsentScope } from '@showroom/contracts/entities/consent';
import { METAHEAD_LANGUAGES, type MetaheadLanguage, type MetaheadPlan } from '@showroom/contracts/entities/metahead';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import { usePlatform } from '@showroom/shared-ui/platform';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextArea } from '@showroom/shared-ui/text-area';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { removeMetahead, saveMetahead } from '../data/metahead-calls';
import { AskDialog, FormDialog } from '../layout/FormDialog';
import { useSending } from '../layout/use-sending';

interface DialogProps {
  readonly onClose: () => void;
  readonly onDone: (sentence: string) => void;
}

/** What each language is called, and what its content is. */
export const LANGUAGES: Readonly<Record<MetaheadLanguage, { readonly label: string; readonly hint: string }>> = {
  javascript: { label: 'JavaScript', hint: 'The code alone, without a script element.' },
  'js-src': { label: 'Address of a script', hint: 'Begins with https://. Pages do not wait for it.' },
  css: { label: 'CSS', hint: 'The rules alone, without a style element and without @import.' },
  sass: { label: 'Sass, indented', hint: 'Becomes CSS when it is saved; imports are refused.' },
  scss: { label: 'SCSS', hint: 'Becomes CSS when it is saved; imports are refused.' },
  html: { label: 'HTML', hint: 'In the head meta and link elements alone; scripts and styles are removed.' },
};

/** What each scope means for who reads the list. */
const SCOPES: Readonly<Record<ConsentScope, string>> = {
  obligatory: 'None: it is obligatory',
  optional: 'Optional',
  statistic: 'Statistic',
  marketing: 'Marketing',
  unclassified: 'Unclassified',
};

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
  const { isSending, failure, send } = useSending();
  const draft = useDraft(metahead);
  const { plan } = draft;

  async function save(): Promise<void> {
    await saveMetahead(client, market.code, metahead, plan);
    onDone(`${LANGUAGES[plan.language].label} was saved: pages have it now.`);
  }

  return (
    <FormDialog
      title={metahead ? 'Change a metahead' : 'Add a metahead'}
      button={metahead ? 'Save' : 'Add'}
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
  const places = pages.map(({ id, attributes: { path, title } }) => ({ value: id, label: `${path} ${title}` }));
  return (
    <>
      <SelectField
        label="Language"
        options={METAHEAD_LANGUAGES.map((value) => ({ value, label: LANGUAGES[value].label }))}
        value={plan.language}
        error={errors['language']}
        onChange={({ target: { value } }) =>
          change({ language: METAHEAD_LANGUAGES.find((one) => one === value) ?? 'javascript' })
        }
      />
      <TextArea
        label="Content"
        hint={LANGUAGES[plan.language].hint}
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
        label="Page"
        options={[{ value: ALL_PAGES, label: 'All pages' }, ...places]}
        error={errors['rdx_core_page_id']}
        value={plan.rdx_core_page_id ?? ALL_PAGES}
        onChange={({ target: { value } }) => change({ rdx_core_page_id: value === ALL_PAGES ? null : value })}
      />
      <TextField
        label="Sequence"
        hint="A smaller number comes first."
        error={errors['sequence']}
        type="number"
        step={1}
        required
        value={sequence}
        onChange={({ target: { value } }) => setSequence(value)}
      />
      <SelectField
        label="Consent"
        hint="It stands in the pages of visitors who agreed to it alone; what calls other sites needs one."
        options={CONSENT_SCOPES.map((value) => ({ value, label: SCOPES[value] }))}
        error={errors['consent_scope']}
        value={plan.consent_scope}
        onChange={({ target: { value } }) =>
          change({ consent_scope: CONSENT_SCOPES.find((one) => one === value) ?? 'obligatory' })
        }
      />
      <Checkbox
        label="In the body"
        hint="Otherwise it stands in the head."
        checked={plan.in_body}
        onChange={({ target: { checked } }) => change({ in_body: checked })}
      />
      <Checkbox
        label="Again on each page"
        hint="Otherwise a script runs once, until the page is loaded anew."
        checked={plan.reload_on_each_page}
        onChange={({ target: { checked } }) => change({ reload_on_each_page: checked })}
      />
    </>
  );
}

/** Asks before a metahead ends. */
export function EndMetaheadDialog({ metahead, onClose, onDone }: DialogProps & { readonly metahead: EditedMetahead }) {
  const { client } = usePlatform();
  const { language, page_path } = metahead.attributes;
  const { label } = LANGUAGES[language];
  return (
    <AskDialog
      title="Delete a metahead"
      button="Delete"
      onSubmit={() => removeMetahead(client, metahead).then(() => onDone(`${label} was deleted.`))}
      onClose={onClose}
    >
      <p>
        This {label} is taken away from {page_path === null ? 'all pages' : <code>{page_path}</code>}.
      </p>
    </AskDialog>
  );
}
