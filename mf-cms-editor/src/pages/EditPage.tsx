import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { languageName } from '@showroom/shared-ui/display-names';
import { Heading } from '@showroom/shared-ui/heading';
import { SiteLink } from '@showroom/shared-ui/link';
import { localPath } from '@showroom/shared-ui/local-path';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData } from '@showroom/shared-ui/router';
import { SelectField } from '@showroom/shared-ui/select-field';
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Canvas, type CanvasProps, type CanvasTextChanges, type CheckPage } from '../canvas/Canvas';
import { EditorFrame } from '../layout/EditorFrame';
import { showField } from '../layout/IssueList';
import type { Issue } from '../layout/issue';
import { LeaveGuard } from '../layout/LeaveGuard';
import { useIsRunning } from '../layout/use-is-running';
import { useAutosave } from '../saving/use-autosave';
import { UndoButtons } from '../undo/UndoButtons';
import { type Undo, useUndo } from '../undo/use-undo';
import { Blocks } from './Blocks';
import { Conflict } from './Conflict';
import { canvasTexts, withCanvasText } from './canvas-texts';
import { autosaveReason, isUnsaved } from './edit-store';
import { FieldList } from './FieldList';
import { GateDialog } from './GateDialog';
import pageMessages from './messages/page/en.json';
import { PageActions } from './PageActions';
import { StatusBadge, useCompleteness } from './PageStatus';
import { languageOfIssue } from './page-edit';
import { SaveMessage } from './SaveMessage';
import { useClaim } from './use-claim';
import { type Costs, useCosts } from './use-costs';
import { type EditData, type Edited, useEdited } from './use-edited';
import { type Gate, useGate } from './use-gate';
import { usePageFields } from './use-page-fields';
import { type Selection, useSelection } from './use-selection';
import './Pages.css';

/**
 * One page: its texts, and its blocks in forms made from their templates. What is typed is saved as
 * a draft by itself; visitors see it when it is published.
 */
export function EditPage() {
  const data = useLoaderData<EditData>();
  return <Editor key={data.page.id} {...data} />;
}

function Editor(data: EditData) {
  const edited = useEdited(data);
  const { reload, send } = edited;
  const { other, isTakeOverFailed, takeOver } = useClaim(data.page.id, async () =>
    isUnsaved(edited) ? undefined : reload(),
  );
  const isRunning = useIsRunning();
  const selection = useSelection();
  const [told, setTold] = useState('');
  const isOn = isRunning && other === undefined;
  const undo = useUndo(edited, { tell: setTold, onSave: () => void send(), isOn });
  const { costs, addCosts } = useCosts();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const check = useRef<CheckPage>(undefined);
  const gate = useGate(check, edited, failed);
  const isOfBlocks = data.page.attributes.page_type === 'page';
  useAutosave({ ...edited, reason: autosaveReason(edited.save) });

  return (
    <EditorFrame place="pages">
      <div className={isOfBlocks ? 'page-editor' : undefined}>
        <div className="page-editor-forms">
          {other !== undefined && <OtherEditor {...{ other, isTakeOverFailed, takeOver }} />}
          <PageForm {...{ edited, gate, undo, told, selection, costs, failed, isOn }} />
          <PageActions edited={edited} gate={gate} />
        </div>
        {isOfBlocks && isRunning && (
          <PageCanvas
            {...{ edited, selection, undo, check, isOn }}
            onTold={setTold}
            onCosts={addCosts}
            onFailed={setFailed}
          />
        )}
      </div>
      <PageGate {...{ gate, edited, selection }} />
      <LeaveGuard unsaved={isUnsaved(edited)} />
    </EditorFrame>
  );
}

const showLanguage = ({ editing, setLocale }: Edited, issue: Issue) =>
  setLocale(languageOfIssue(issue) ?? editing.source);

interface OtherEditorProps {
  readonly other: string;
  readonly isTakeOverFailed: boolean;
  readonly takeOver: () => Promise<void>;
}

function OtherEditor({ other, isTakeOverFailed, takeOver }: OtherEditorProps) {
  const texts = useMessages(pageMessages);
  return (
    <Notice
      kind="warning"
      title={fillText(texts.other_editing, { name: other })}
      actions={
        <Button kind="secondary" size="small" onClick={() => void takeOver()}>
          {texts.take_over}
        </Button>
      }
    >
      {isTakeOverFailed ? texts.take_over_failed : texts.take_over_hint}
    </Notice>
  );
}

interface PageFormProps extends HeadProps {
  /** What assistive technology is told of an undone change. */
  readonly told: string;
  readonly selection: Selection;
  readonly costs: Costs;
  /** Blocks that the page cannot show, by their ids. */
  readonly failed: readonly string[];
  /** Before its code runs a form would send the page nowhere, and lose what was typed. */
  readonly isOn: boolean;
}

function PageForm({ edited, gate, undo, told, selection, costs, failed, isOn }: PageFormProps) {
  const { page, content, byKey, save, send, reload } = edited;
  function submit(event: FormEvent): void {
    event.preventDefault();
    void send();
  }
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={!isOn} className="page-form">
        <Head edited={edited} gate={gate} undo={undo} />
        <p role="status" className="ui-visually-hidden">
          {told}
        </p>
        <SaveMessage
          save={save}
          onSignedIn={() => void edited.resume()}
          onIssue={(issue) => showLanguage(edited, issue)}
          conflict={
            <Conflict
              pageId={page.id}
              content={content}
              templates={byKey}
              onReload={() => void reload()}
              onOverwrite={() => void edited.overwrite()}
            />
          }
        />
        {/* Fields have texts of their own while these are broken: a newer version begins without. */}
        <div key={edited.reloads} className="page-form">
          <PageTexts {...edited} />
          {page.attributes.page_type === 'page' && <Blocks {...{ edited, selection, costs, failed }} />}
        </div>
      </fieldset>
    </form>
  );
}

interface PageCanvasProps extends Pick<PageFormProps, 'edited' | 'selection' | 'undo' | 'isOn'> {
  readonly check: RefObject<CheckPage | undefined>;
  readonly onTold: (sentence: string) => void;
  readonly onCosts: CanvasProps['onCosts'];
  readonly onFailed: CanvasProps['onFailed'];
}

function PageCanvas(props: PageCanvasProps) {
  const { edited, selection, check, onCosts, onFailed } = props;
  const texts = useMessages(pageMessages);
  return (
    <Canvas
      pageId={edited.page.id}
      path={edited.page.attributes.path}
      content={edited.content}
      saved={edited.page.attributes}
      locale={edited.editing.locale}
      templates={edited.byKey}
      selected={selection.id}
      onSelect={selection.choose}
      onInsert={selection.insert}
      writing={writingOf(props, texts.no_texts_here)}
      onCosts={onCosts}
      onFailed={onFailed}
      check={check}
    />
  );
}

/** Texts that are changed on the canvas: the same changes as in the form, in the same log. */
function writingOf({ edited, selection, undo, isOn, onTold }: PageCanvasProps, noTexts: string): CanvasTextChanges {
  const { content, byKey, editing, may, edit, send } = edited;
  const allowed = { templates: byKey, editing, mayEditRestricted: may('edit_restricted') };
  return {
    textsOf(id) {
      const block = isOn ? content.blocks.find((one) => one.id === id) : undefined;
      return block ? canvasTexts(block, allowed) : [];
    },
    write(place, value) {
      if (isOn) edit((before) => withCanvasText(before, { place, value }, allowed));
    },
    press(key) {
      if (!isOn) return;
      if (key === 'save') void send();
      else if (key === 'undo') undo.stepBack();
      else undo.stepOn();
    },
    work: selection.workOnCanvas,
    entered: selection.entered,
    onNoTexts(block) {
      selection.choose(block);
      onTold(noTexts);
    },
  };
}

interface PageGateProps {
  readonly gate: Gate;
  readonly edited: Edited;
  readonly selection: Selection;
}

/** What was found on the page, while somebody decides about it. */
function PageGate({ gate, edited, selection }: PageGateProps) {
  if (!gate.found) return null;
  return (
    <GateDialog
      found={gate.found}
      content={edited.content}
      templates={edited.byKey}
      onShow={(finding) => {
        gate.close();
        if ('path' in finding) showField(finding, (issue) => showLanguage(edited, issue));
        else if (finding.block !== null) selection.choose(finding.block);
      }}
      onClose={gate.close}
    />
  );
}

interface HeadProps {
  readonly edited: Edited;
  readonly gate: Gate;
  readonly undo: Undo;
}

function Head({ edited, gate, undo }: HeadProps) {
  const texts = useMessages(pageMessages);
  const completeness = useCompleteness();
  const { locale: speaks } = usePlatform();
  const { page, content, save, may, editing, locales, setLocale, publish } = edited;
  const { path, status, published_version, languages } = page.attributes;
  const title = content.texts[editing.source]?.['title'];
  const isBusy = (save.status === 'saving' && !save.isQuiet) || gate.isChecking;
  const isPublishable = status !== 'published' || isUnsaved(edited);
  return (
    <div className="page-form-head">
      <div>
        <SiteLink href="/cms" look="standalone">
          {texts.all_pages}
        </SiteLink>
        <Heading level={1} size="l">
          {typeof title === 'string' && title !== '' ? title : path}
        </Heading>
        <p className="page-form-path">
          <StatusBadge status={status} /> <code>{path}</code>
          {published_version !== null && ` · ${fillText(texts.version, { version: published_version })} · `}
          {published_version !== null && (
            <LanguageLink path={path} locale={editing.locale} className="ui-link ui-link-inline">
              {texts.see_live}
            </LanguageLink>
          )}
          {' · '}
          <LanguageLink path={`/disabled-preview${path}`} locale={editing.locale} className="ui-link ui-link-inline">
            {texts.preview}
          </LanguageLink>
        </p>
      </div>
      <div className="page-form-buttons">
        {locales.length > 1 && (
          <SelectField
            label={texts.language}
            hideLabel
            value={editing.locale}
            options={locales.map((one) => ({
              value: one,
              label: fillText(texts.language_share, {
                language: languageName(one, speaks),
                share: completeness(languages[one]),
              }),
            }))}
            onChange={({ target }) => setLocale(target.value)}
          />
        )}
        <UndoButtons {...undo} />
        <Button type="submit" kind="secondary" size="small" busy={isBusy}>
          {texts.save_draft}
        </Button>
        {may('publish') && (
          <Button
            size="small"
            busy={isBusy}
            disabled={!isPublishable}
            onClick={() => void gate.pass({ button: texts.publish_anyway, act: publish })}
          >
            {texts.publish}
          </Button>
        )}
      </div>
    </div>
  );
}

interface LanguageLinkProps {
  readonly path: string;
  readonly locale: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Opens a page in the language that is edited, whatever the editor itself is opened in. */
function LanguageLink({ path, locale, className, children }: LanguageLinkProps) {
  const { market } = usePlatform();
  return (
    <a href={localPath(path, locale, market)} target="_blank" rel="noopener" className={className}>
      {children}
    </a>
  );
}

/** Managers alone change the others: a page's colors, and where it sends visitors and others. */
const OF_EDITORS: readonly string[] = ['title', 'meta_title', 'meta_description', 'news_date'];

function PageTexts({ page, content, editing, issues, may, edit }: Edited) {
  const texts = useMessages(pageMessages);
  const known = usePageFields();
  const fields = known.filter(({ symbol }) => may('edit_page') || OF_EDITORS.includes(symbol));
  return (
    <section aria-labelledby="page-texts" className="page-form-texts">
      <Heading level={2} size="m" id="page-texts">
        {page.attributes.page_type === 'page' ? texts.page : texts.folder}
      </Heading>
      {page.attributes.page_type === 'folder' && <p className="ui-field-hint">{texts.folder_hint}</p>}
      <FieldList {...{ fields, editing, issues }} known={known} part={content} prefix="" onEdit={edit} />
    </section>
  );
}
