import type { EditedMetahead } from '@showroom/contracts/calls/metaheads';
import { Button } from '@showroom/shared-ui/button';
import { formatDateTime } from '@showroom/shared-ui/dates';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData } from '@showroom/shared-ui/router';
import type { MetaheadsData } from '../data/metahead-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { PageHead } from '../layout/PageHead';
import { TableSection } from '../layout/TableSection';
import { useTask } from '../layout/use-task';
import { EndMetaheadDialog, LANGUAGES, MetaheadDialog } from './MetaheadDialogs';
import './Metaheads.css';

/** What a person is about to do; without a metahead, to add one. */
interface Task {
  readonly kind: 'write' | 'end';
  readonly metahead?: EditedMetahead;
}

const LIST = '/admin/metaheads';
const COLUMNS = ['Content', 'Language', 'Sequence', 'Page', 'Where', 'Changed', 'What to do'];

/** What administrators add to the head or the body of the market's pages. */
export function MetaheadsPage() {
  const { metaheads, pages } = useLoaderData<MetaheadsData>();
  const { market } = usePlatform();
  const { task, setTask, done, onDone } = useTask<Task>();
  const close = () => setTask(undefined);
  return (
    <EditorFrame place="metaheads">
      <PageHead title={`Metaheads of ${market.name}`}>
        <Button onClick={() => setTask({ kind: 'write' })}>Add a metahead</Button>
      </PageHead>
      {done && <Notice kind="success">{done}</Notice>}
      <TableSection
        title={metaheads.length === 1 ? '1 metahead' : `${metaheads.length} metaheads`}
        label="Metaheads"
        order="by sequence"
        columns={COLUMNS}
        className="metaheads"
        empty={metaheads.length === 0 && 'There are none.'}
        pages={{ page: 1, pages: 1, hrefFor: () => LIST, label: 'Pages of metaheads' }}
      >
        {metaheads.map((metahead) => (
          <MetaheadRow key={metahead.id} metahead={metahead} onTask={setTask} />
        ))}
      </TableSection>
      {task?.kind === 'write' && (
        <MetaheadDialog metahead={task.metahead} pages={pages} onClose={close} onDone={onDone} />
      )}
      {task?.kind === 'end' && task.metahead && (
        <EndMetaheadDialog metahead={task.metahead} onClose={close} onDone={onDone} />
      )}
    </EditorFrame>
  );
}

/** The beginning of a text, as one line. */
const MOST_SHOWN = 60;
const beginningOf = (content: string) => content.trim().replaceAll(/\s+/g, ' ').slice(0, MOST_SHOWN);

interface MetaheadRowProps {
  readonly metahead: EditedMetahead;
  readonly onTask: (task: Task) => void;
}

function MetaheadRow({ metahead, onTask }: MetaheadRowProps) {
  const { market } = usePlatform();
  const { content, language, sequence, page_path, in_body, ...used } = metahead.attributes;
  const shown = beginningOf(content);
  return (
    <tr>
      <th scope="row">
        <code>{shown}</code>
      </th>
      <td>{LANGUAGES[language].label}</td>
      <td>{sequence}</td>
      <td>{page_path === null ? 'All pages' : <code>{page_path}</code>}</td>
      <td>
        {in_body ? 'Body' : 'Head'}
        {used.reload_on_each_page && ', again on each page'}
        {used.consent_scope !== 'obligatory' && `, with consent to ${used.consent_scope}`}
      </td>
      <td>
        {formatDateTime(used.saved_at, market.timeZone)}
        {used.author && <span className="editor-quiet"> {used.author}</span>}
      </td>
      <td>
        <div className="editor-actions">
          <Button kind="tertiary" aria-label={`Change ${shown}`} onClick={() => onTask({ kind: 'write', metahead })}>
            Change
          </Button>
          <Button kind="tertiary" aria-label={`Delete ${shown}`} onClick={() => onTask({ kind: 'end', metahead })}>
            Delete
          </Button>
        </div>
      </td>
    </tr>
  );
}
