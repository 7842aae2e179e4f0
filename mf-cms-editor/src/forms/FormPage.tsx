import { fillText } from '@showroom/contracts/fill-text';
import { MARKETS } from '@showroom/contracts/markets';
import { Button } from '@showroom/shared-ui/button';
import { languageName } from '@showroom/shared-ui/display-names';
import { Heading } from '@showroom/shared-ui/heading';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePageLocale, usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData, useSearchParams } from '@showroom/shared-ui/router';
import { SelectField } from '@showroom/shared-ui/select-field';
import { type MouseEvent, useState } from 'react';
import { EditorFrame } from '../layout/EditorFrame';
import { AskDialog } from '../layout/FormDialog';
import { IssueList } from '../layout/IssueList';
import type { Issue } from '../layout/issue';
import { LeaveGuard } from '../layout/LeaveGuard';
import { Moment } from '../layout/Moment';
import { maySeeLeads } from '../layout/may-change';
import { SignInAgain } from '../layout/SignInAgain';
import { useFailureTexts } from '../layout/use-failure-texts';
import { useIsRunning } from '../layout/use-is-running';
import { UndoButtons } from '../undo/UndoButtons';
import { type Undo, useUndo } from '../undo/use-undo';
import { ConfirmationPart } from './ConfirmationPart';
import { FieldsPart } from './FieldsPart';
import { FormConflict } from './FormConflict';
import { FormPreview } from './FormPreview';
import type { Failure } from './form-store';
import { IntegrationsPart } from './IntegrationsPart';
import messages from './messages/builder/en.json';
import { NotificationsPart } from './NotificationsPart';
import { RetentionPart } from './RetentionPart';
import { StatisticsPart } from './StatisticsPart';
import { ThankYouPart } from './ThankYouPart';
import { type FormData, type FormEdit, useFormEdit } from './use-form-edit';
import { type Opened, useOpened } from './use-opened';
import './Forms.css';

const PARTS = ['fields', 'thank-you', 'notifications', 'confirmation', 'integrations', 'statistics'] as const;
type PartId = (typeof PARTS)[number];

/** The part of the page that has the control of a problem. */
function partOfIssue({ path }: Issue): PartId {
  if (path.startsWith('thank_you')) return 'thank-you';
  if (path.startsWith('notifications')) return 'notifications';
  return path.startsWith('confirmation') ? 'confirmation' : 'fields';
}

/** One form: what it asks, and what happens with what was filled in. */
export function FormPage() {
  const data = useLoaderData<FormData>();
  return <Builder key={data.form.id} {...data} />;
}

function Builder(data: FormData) {
  const edit = useFormEdit(data);
  const opened = useOpened(edit);
  const [told, setTold] = useState('');
  const [search, setSearch] = useSearchParams();
  const part = PARTS.find((id) => id === search.get('part')) ?? 'fields';
  const isRunning = useIsRunning();
  const undo = useUndo(edit, { tell: setTold, onSave: () => void edit.send(), isOn: edit.mayWrite });

  function showPart(wanted: PartId): void {
    setSearch(wanted === 'fields' ? {} : { part: wanted }, { preventScrollReset: true });
  }

  function show(issue: Issue): void {
    const [, index, own] = /^fields\.(\d+)\.(.+)$/.exec(issue.path) ?? [];
    const field = edit.draft.fields[Number(index)];
    if (field && own) opened.show(field.name);
    edit.setLocale(/\.([a-z]{2,3}-[A-Z]{2})$/.exec(issue.path)?.[1] ?? edit.source);
    if (partOfIssue(issue) !== part) showPart(partOfIssue(issue));
  }

  return (
    <EditorFrame place="forms">
      <Head edit={edit} undo={undo} isRunning={isRunning} />
      <Messages edit={edit} onIssue={show} />
      <Parts id={data.form.id} current={part} onPart={showPart} />
      {part === 'statistics' ? (
        <StatisticsPart edit={edit} />
      ) : (
        // Before its code runs nothing could be saved of what is typed.
        <fieldset disabled={!isRunning || !edit.mayWrite} className="forms-plain">
          <Part edit={edit} part={part} opened={opened} tell={setTold} />
        </fieldset>
      )}
      <p role="status" className="ui-visually-hidden">
        {told}
      </p>
      <LeaveGuard unsaved={edit.isUnsaved} />
    </EditorFrame>
  );
}

interface PartProps {
  readonly edit: FormEdit;
  readonly part: PartId;
  readonly opened: Opened;
  readonly tell: (sentence: string) => void;
}

function Part({ edit, part, opened, tell }: PartProps) {
  switch (part) {
    case 'notifications':
      return <NotificationsPart edit={edit} />;
    case 'confirmation':
      return <ConfirmationPart edit={edit} />;
    case 'integrations':
      return (
        <div className="forms-settings">
          <IntegrationsPart edit={edit} />
          <RetentionPart edit={edit} />
        </div>
      );
    default:
      return (
        <div className="forms-builder">
          {part === 'fields' ? <FieldsPart edit={edit} opened={opened} tell={tell} /> : <ThankYouPart edit={edit} />}
          <FormPreview edit={edit} isSent={part === 'thank-you'} field={opened.name} />
        </div>
      );
  }
}

interface PartsProps {
  readonly id: string;
  readonly current: PartId;
  readonly onPart: (part: PartId) => void;
}

/**
 * Parts have addresses, and are changed without another document: what is typed stays while one
 * goes from one to another.
 */
function Parts({ id, current, onPart }: PartsProps) {
  const { person } = usePlatform();
  const texts = useMessages(messages);
  const own = `/cms/forms/${encodeURIComponent(id)}`;

  function follow(event: MouseEvent, part: PartId): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPart(part);
  }

  return (
    <nav aria-label={texts.parts_label} className="editor-frame-nav">
      {PARTS.map((part) => (
        <SiteLink
          key={part}
          href={part === 'fields' ? own : `${own}?part=${part}`}
          look="standalone"
          aria-current={part === current ? 'page' : undefined}
          onClick={(event) => follow(event, part)}
        >
          {texts.parts[part]}
        </SiteLink>
      ))}
      {maySeeLeads(person) && (
        <SiteLink href={`/admin/leads/${encodeURIComponent(id)}`} look="standalone">
          {texts.leads}
        </SiteLink>
      )}
    </nav>
  );
}

interface HeadProps {
  readonly edit: FormEdit;
  readonly undo: Undo;
  readonly isRunning: boolean;
}

/** Whether the API has what is typed, and visitors have what the API has. */
function statusOf({ isUnsaved, isDraft, save }: FormEdit, texts: typeof messages): string {
  if (save.status === 'saving') return texts.saving;
  if (isUnsaved) return texts.unsaved;
  return isDraft ? texts.drafted : '';
}

function Head({ edit, undo, isRunning }: HeadProps) {
  const texts = useMessages(messages);
  const { locale: speaks } = usePageLocale();
  const [isDiscarding, setDiscarding] = useState(false);
  const { form, draft, locales, mayWrite } = edit;
  const { market, revision, saved_at, author } = form.attributes;
  return (
    <div className="forms-head">
      <div className="forms-head-name">
        <SiteLink href="/cms/forms" look="standalone">
          {texts.all_forms}
        </SiteLink>
        <Heading level={1} size="l" className="editor-anywhere">
          <bdi>{draft.name || form.id}</bdi>
        </Heading>
        <p className="editor-facts">
          <code>{form.id}</code>
          <span>{fillText(texts.version, { revision })}</span>
          <span>
            <Moment at={saved_at} timeZone={MARKETS[market].timeZone} /> {author}
          </span>
          <strong role="status">{statusOf(edit, texts)}</strong>
        </p>
      </div>
      <div className="forms-head-actions">
        {locales.length > 1 && (
          <SelectField
            label={texts.language}
            hideLabel
            disabled={!isRunning}
            value={edit.locale}
            options={locales.map((one) => ({ value: one, label: languageName(one, speaks) }))}
            onChange={({ target }) => edit.setLocale(target.value)}
          />
        )}
        {mayWrite && <UndoButtons {...undo} />}
        {mayWrite && edit.form.attributes.draft && (
          <Button kind="tertiary" disabled={!isRunning} onClick={() => setDiscarding(true)}>
            {texts.discard_draft}
          </Button>
        )}
        {mayWrite && (
          <Button
            busy={edit.save.status === 'publishing'}
            disabled={!isRunning || !edit.isDraft}
            onClick={() => void edit.publish()}
          >
            {texts.publish}
          </Button>
        )}
      </div>
      {isDiscarding && (
        <AskDialog
          title={texts.discard_title}
          button={texts.discard}
          onClose={() => setDiscarding(false)}
          onSubmit={() => edit.discard().then(() => setDiscarding(false))}
        >
          <p>{fillText(texts.discard_what, { revision })}</p>
        </AskDialog>
      )}
    </div>
  );
}

interface MessagesProps {
  readonly edit: FormEdit;
  readonly onIssue: (issue: Issue) => void;
}

/** A draft that somebody went on with, though another version was published meanwhile. */
function StaleDraft({ edit }: { readonly edit: FormEdit }) {
  const texts = useMessages(messages);
  const { draft, revision, author } = edit.form.attributes;
  if (!draft || draft.base >= revision) return null;
  return (
    <Notice kind="warning" title={fillText(texts.stale_title, { revision, author })}>
      {texts.stale_what}
    </Notice>
  );
}

/** What became of the last save, and what can be done about it. */
function Messages({ edit, onIssue }: MessagesProps) {
  const texts = useMessages(messages);
  const { save, issues, isRestored } = edit;
  if (save.status === 'conflict') return <FormConflict edit={edit} theirs={save.theirs} />;
  if (save.status === 'signed-out') return <SignInAgain onSignedIn={() => void edit.resume()} />;
  const failure = save.status === 'saving' ? save.retried : save;
  if (failure?.status === 'failed') return <SaveFailure edit={edit} failure={failure} />;
  if (issues.length > 0) {
    return <IssueList title={texts.refused} issues={issues} refused={save} onIssue={onIssue} />;
  }
  if (save.status === 'published') {
    return <Notice kind="success">{texts.published}</Notice>;
  }
  if (!isRestored) return <StaleDraft edit={edit} />;
  return (
    <Notice
      title={texts.restored}
      actions={
        <Button kind="secondary" size="small" onClick={edit.takeSaved}>
          {texts.take_saved}
        </Button>
      }
    />
  );
}

function SaveFailure({ edit, failure }: { readonly edit: FormEdit; readonly failure: Failure }) {
  const failures = useFailureTexts();
  const texts = useMessages(messages);
  return (
    <Notice
      kind="error"
      title={failures[failure.code]}
      actions={
        edit.isUnsaved && (
          <Button kind="secondary" size="small" busy={edit.save.status === 'saving'} onClick={() => void edit.send()}>
            {texts.save_now}
          </Button>
        )
      }
    >
      {failure.isRetried ? texts.failed_retried : texts.failed}
    </Notice>
  );
}
