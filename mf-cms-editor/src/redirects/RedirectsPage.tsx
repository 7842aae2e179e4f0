import type { EditedRedirect } from '@showroom/contracts/calls/redirects';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { formatDateTime } from '@showroom/shared-ui/dates';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData, useNavigate } from '@showroom/shared-ui/router';
import { TextField } from '@showroom/shared-ui/text-field';
import type { ListedRedirects } from '../data/redirect-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { FilterForm, useFilters } from '../layout/FilterForm';
import { PageHead } from '../layout/PageHead';
import { TableSection } from '../layout/TableSection';
import { useTask } from '../layout/use-task';
import { EndRedirectDialog, RedirectDialog } from './RedirectDialogs';
import './Redirects.css';

export interface RedirectsData {
  readonly q: string;
  readonly found: ListedRedirects;
}

/** What a person is about to do; without a redirect, to add one. */
interface Task {
  readonly kind: 'write' | 'end';
  readonly redirect?: EditedRedirect;
}

const LIST = '/admin/redirects';
const COLUMNS = ['From', 'To', 'Status', 'Changed', 'What to do'];

/** The redirects of the market, searched by what the address says. */
export function RedirectsPage() {
  const { q, found } = useLoaderData<RedirectsData>();
  const { market } = usePlatform();
  const navigate = useNavigate();
  const { field, typed } = useFilters<'q'>({ q });
  const { task, setTask, done, onDone } = useTask<Task>();
  const hrefFor = (page: number) => `${LIST}?${new URLSearchParams({ ...(q && { q }), page: String(page) })}`;
  const close = () => setTask(undefined);
  return (
    <EditorFrame place="redirects">
      <PageHead title={`Redirects of ${market.name}`}>
        <Button onClick={() => setTask({ kind: 'write' })}>Add a redirect</Button>
      </PageHead>
      <FilterForm list={LIST} clearHref={LIST} onFind={() => void navigate(`${LIST}?${typed()}`)}>
        <TextField {...field('q')} type="search" label="Part of a path or target" maxLength={200} />
      </FilterForm>
      {done && <Notice kind="success">{done}</Notice>}
      <TableSection
        title={found.total === 1 ? '1 redirect' : `${found.total} redirects`}
        label="Redirects"
        order="by path"
        columns={COLUMNS}
        className="redirects"
        empty={found.total === 0 && 'Nothing was found.'}
        pages={{ page: found.page, pages: found.pages, hrefFor, label: 'Pages of redirects' }}
      >
        {found.redirects.map((redirect) => (
          <RedirectRow key={redirect.id} redirect={redirect} onTask={setTask} />
        ))}
      </TableSection>
      {task?.kind === 'write' && <RedirectDialog redirect={task.redirect} onClose={close} onDone={onDone} />}
      {task?.kind === 'end' && task.redirect && (
        <EndRedirectDialog redirect={task.redirect} onClose={close} onDone={onDone} />
      )}
    </EditorFrame>
  );
}

interface RedirectRowProps {
  readonly redirect: EditedRedirect;
  readonly onTask: (task: Task) => void;
}

function RedirectRow({ redirect, onTask }: RedirectRowProps) {
  const { market } = usePlatform();
  const { path, to, http_code, is_hidden, author, saved_at } = redirect.attributes;
  return (
    <tr>
      <th scope="row">
        <code>{path}</code> {is_hidden && <Badge kind="warning">A page stands here</Badge>}
      </th>
      <td>
        <code>{to}</code>
      </td>
      <td>{http_code}</td>
      <td>
        {formatDateTime(saved_at, market.timeZone)}
        {author && <span className="editor-quiet"> {author}</span>}
      </td>
      <td>
        <div className="editor-actions">
          <Button kind="tertiary" aria-label={`Change ${path}`} onClick={() => onTask({ kind: 'write', redirect })}>
            Change
          </Button>
          <Button kind="tertiary" aria-label={`Delete ${path}`} onClick={() => onTask({ kind: 'end', redirect })}>
            Delete
          </Button>
        </div>
      </td>
    </tr>
  );
}
