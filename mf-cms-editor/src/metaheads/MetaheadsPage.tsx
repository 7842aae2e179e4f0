import type { EditedMetahead } from '@showroom/contracts/calls/metaheads';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePageLocale, usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData } from '@showroom/shared-ui/router';
import type { MetaheadsData } from '../data/metahead-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { Moment } from '../layout/Moment';
import { PageHead } from '../layout/PageHead';
import { TableSection } from '../layout/TableSection';
import { useMarketName } from '../layout/use-market-name';
import { useTask } from '../layout/use-task';
import { EndMetaheadDialog, MetaheadDialog } from './MetaheadDialogs';
import messages from './messages/en.json';
import './Metaheads.css';

/** What a person is about to do; without a metahead, to add one. */
interface Task {
  readonly kind: 'write' | 'end';
  readonly metahead?: EditedMetahead;
}

const LIST = '/admin/metaheads';

/** What administrators add to the head or the body of the market's pages. */
export function MetaheadsPage() {
  const marketName = useMarketName();
  const { metaheads, pages } = useLoaderData<MetaheadsData>();
  const { locale } = usePageLocale();
  const texts = useMessages(messages);
  const { task, setTask, done, onDone } = useTask<Task>();
  const close = () => setTask(undefined);
  const columns = [
    ...[texts.content, texts.language, texts.sequence, texts.page],
    ...[texts.where, texts.changed, texts.actions],
  ];
  return (
    <EditorFrame place="metaheads">
      <PageHead title={fillText(texts.title, { market: marketName() })}>
        <Button onClick={() => setTask({ kind: 'write' })}>{texts.add_metahead}</Button>
      </PageHead>
      {done && <Notice kind="success">{done}</Notice>}
      <TableSection
        title={formatCount(metaheads.length, texts.count, locale)}
        label={texts.metaheads}
        order={texts.by_sequence}
        columns={columns}
        className="metaheads"
        empty={metaheads.length === 0 && texts.none}
        pages={{ page: 1, pages: 1, hrefFor: () => LIST, label: texts.pages_label }}
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

/** Where a metahead stands, and when. */
function placeOf(
  { in_body, reload_on_each_page, consent_scope }: EditedMetahead['attributes'],
  texts: typeof messages,
) {
  const part = in_body ? texts.places.body : texts.places.head;
  const place = reload_on_each_page ? fillText(texts.again_on_each_page, { place: part }) : part;
  if (consent_scope === 'obligatory') return place;
  return fillText(texts.with_consent, { place, scope: texts.consent_to[consent_scope] });
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
  const texts = useMessages(messages);
  const { content, language, sequence, page_path, ...used } = metahead.attributes;
  const shown = beginningOf(content);
  return (
    <tr>
      <th scope="row">
        <code>{shown}</code>
      </th>
      <td>{texts.languages[language].label}</td>
      <td>{sequence}</td>
      <td>{page_path === null ? texts.all_pages : <code>{page_path}</code>}</td>
      <td>{placeOf(metahead.attributes, texts)}</td>
      <td>
        <Moment at={used.saved_at} timeZone={market.timeZone} />
        {used.author && <span className="editor-quiet"> {used.author}</span>}
      </td>
      <td>
        <div className="editor-actions">
          <Button
            kind="tertiary"
            aria-label={fillText(texts.change_one, { content: shown })}
            onClick={() => onTask({ kind: 'write', metahead })}
          >
            {texts.change}
          </Button>
          <Button
            kind="tertiary"
            aria-label={fillText(texts.delete_one, { content: shown })}
            onClick={() => onTask({ kind: 'end', metahead })}
          >
            {texts.delete}
          </Button>
        </div>
      </td>
    </tr>
  );
}
