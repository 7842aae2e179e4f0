import { withBasePath } from '@showroom/contracts/base-path';
import type { Form } from '@showroom/contracts/entities/form';
import { fillText } from '@showroom/contracts/fill-text';
import { formatNumber } from '@showroom/contracts/number-text';
import { Badge } from '@showroom/shared-ui/badge';
import { Button, buttonClass } from '@showroom/shared-ui/button';
import { formatCount } from '@showroom/shared-ui/format-count';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale, usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData } from '@showroom/shared-ui/router';
import type { ListedForms } from '../data/form-calls';
import { formatFormType } from '../layout/form-type';
import { Moment } from '../layout/Moment';
import { mayChange, mayEditForms, maySeeLeads } from '../layout/may-change';
import layoutMessages from '../layout/messages/en.json';
import { SearchedList } from '../layout/SearchedList';
import { useMarketName } from '../layout/use-market-name';
import { useTask } from '../layout/use-task';
import { DeleteFormDialog, DuplicateFormDialog, ImportFormDialog, NewFormDialog } from './FormDialogs';
import messages from './messages/list/en.json';
import './Forms.css';

export interface FormListData {
  readonly q: string;
  readonly found: ListedForms;
}

/** What a person is about to do; with a form, what is done with it. */
type Task = { readonly kind: 'new' | 'import' } | { readonly kind: 'duplicate' | 'delete'; readonly form: Form };

/** The forms of the market, searched by what the address says. */
export function FormListPage() {
  const marketName = useMarketName();
  const { q, found } = useLoaderData<FormListData>();
  const { person } = usePlatform();
  const texts = useMessages(messages);
  const { columns } = texts;
  const { task, setTask, done, onDone } = useTask<Task>();
  const close = () => setTask(undefined);
  return (
    <SearchedList
      place="forms"
      title={fillText(texts.title, { market: marketName() })}
      list="/cms/forms"
      {...{ q, found, done }}
      texts={texts.list}
      search={texts.search}
      order={texts.order}
      columns={[columns.form, columns.type, columns.leads, columns.changed, columns.actions]}
      className="forms-table"
      actions={
        mayEditForms(person) && (
          <div className="editor-actions">
            <Button kind="secondary" onClick={() => setTask({ kind: 'import' })}>
              {texts.import}
            </Button>
            <Button onClick={() => setTask({ kind: 'new' })}>{texts.new_form}</Button>
          </div>
        )
      }
      rows={found.forms.map((form) => <FormRow key={form.id} form={form} onTask={setTask} />)}
    >
      {task?.kind === 'new' && <NewFormDialog onClose={close} />}
      {task?.kind === 'import' && <ImportFormDialog onClose={close} />}
      {task?.kind === 'duplicate' && <DuplicateFormDialog form={task.form} onClose={close} onDone={onDone} />}
      {task?.kind === 'delete' && <DeleteFormDialog form={task.form} onClose={close} onDone={onDone} />}
    </SearchedList>
  );
}

interface FormRowProps {
  readonly form: Form;
  readonly onTask: (task: Task) => void;
}

function FormRow({ form, onTask }: FormRowProps) {
  const { market, person } = usePlatform();
  const texts = useMessages(messages);
  const { form_types } = useMessages(layoutMessages);
  const { id } = form;
  const { name, type, leads, dead, saved_at, author, has_draft } = form.attributes;
  return (
    <tr>
      <th scope="row">
        <SiteLink href={`/cms/forms/${encodeURIComponent(id)}`}>
          <bdi>{name}</bdi>
        </SiteLink>
        <br />
        <code className="editor-quiet">{id}</code>
        {has_draft && <Badge kind="warning">{texts.changed}</Badge>}
      </th>
      <td>{formatFormType(type, form_types)}</td>
      <td>
        <LeadCount id={id} leads={leads} dead={dead} maySee={maySeeLeads(person)} />
      </td>
      <td>
        <Moment at={saved_at} timeZone={market.timeZone} />
        {author && <span className="editor-quiet"> {author}</span>}
      </td>
      <td>
        <div className="editor-actions">
          {mayEditForms(person) && (
            <Button
              kind="tertiary"
              aria-label={fillText(texts.duplicate_named, { name })}
              onClick={() => onTask({ kind: 'duplicate', form })}
            >
              {texts.duplicate}
            </Button>
          )}
          <a
            href={withBasePath(`/platform/forms/${encodeURIComponent(id)}/export`)}
            download={`${id}.json`}
            aria-label={fillText(texts.export_named, { name })}
            className={buttonClass({ kind: 'tertiary' })}
          >
            {texts.export}
          </a>
          {mayChange(person) && (
            <Button
              kind="tertiary"
              aria-label={fillText(texts.delete_named, { name })}
              onClick={() => onTask({ kind: 'delete', form })}
            >
              {texts.delete}
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}

interface LeadCountProps {
  readonly id: string;
  readonly leads: number;
  readonly dead: number;
  readonly maySee: boolean;
}

function LeadCount({ id, leads, dead, maySee }: LeadCountProps) {
  const list = `/admin/leads/${encodeURIComponent(id)}`;
  const texts = useMessages(messages);
  const { locale } = usePageLocale();
  const undelivered = formatCount(dead, texts.undelivered, locale);
  return (
    <>
      {maySee ? <SiteLink href={list}>{formatNumber(leads, locale)}</SiteLink> : formatNumber(leads, locale)}
      {dead > 0 && <br />}
      {dead > 0 && (maySee ? <SiteLink href={`${list}?delivery=dead`}>{undelivered}</SiteLink> : undelivered)}
    </>
  );
}
