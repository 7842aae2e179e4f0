import type { EditedRedirect } from '@showroom/contracts/calls/redirects';
import { fillText } from '@showroom/contracts/fill-text';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData } from '@showroom/shared-ui/router';
import type { ListedRedirects } from '../data/redirect-calls';
import { Moment } from '../layout/Moment';
import { SearchedList } from '../layout/SearchedList';
import { useMarketName } from '../layout/use-market-name';
import { useTask } from '../layout/use-task';
import messages from './messages/en.json';
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

/** The redirects of the market, searched by what the address says. */
export function RedirectsPage() {
  const marketName = useMarketName();
  const { q, found } = useLoaderData<RedirectsData>();
  const texts = useMessages(messages);
  const { from, to, status, changed, actions } = texts.columns;
  const { task, setTask, done, onDone } = useTask<Task>();
  const close = () => setTask(undefined);
  return (
    <SearchedList
      place="redirects"
      title={fillText(texts.title, { market: marketName() })}
      list="/admin/redirects"
      {...{ q, found, done }}
      texts={texts.list}
      search={texts.search}
      order={texts.order}
      columns={[from, to, status, changed, actions]}
      className="redirects"
      onAdd={() => setTask({ kind: 'write' })}
      rows={found.redirects.map((redirect) => <RedirectRow key={redirect.id} redirect={redirect} onTask={setTask} />)}
    >
      {task?.kind === 'write' && <RedirectDialog redirect={task.redirect} onClose={close} onDone={onDone} />}
      {task?.kind === 'end' && task.redirect && (
        <EndRedirectDialog redirect={task.redirect} onClose={close} onDone={onDone} />
      )}
    </SearchedList>
  );
}

interface RedirectRowProps {
  readonly redirect: EditedRedirect;
  readonly onTask: (task: Task) => void;
}

function RedirectRow({ redirect, onTask }: RedirectRowProps) {
  const { market } = usePlatform();
  const texts = useMessages(messages);
  const { path, to, http_code, is_hidden, author, saved_at } = redirect.attributes;
  return (
    <tr>
      <th scope="row">
        <code>{path}</code> {is_hidden && <Badge kind="warning">{texts.page_here}</Badge>}
      </th>
      <td>
        <code>{to}</code>
      </td>
      <td>{http_code}</td>
      <td>
        <Moment at={saved_at} timeZone={market.timeZone} />
        {author && <span className="editor-quiet"> {author}</span>}
      </td>
      <td>
        <div className="editor-actions">
          <Button
            kind="tertiary"
            aria-label={fillText(texts.change_one, { path })}
            onClick={() => onTask({ kind: 'write', redirect })}
          >
            {texts.change}
          </Button>
          <Button
            kind="tertiary"
            aria-label={fillText(texts.delete_one, { path })}
            onClick={() => onTask({ kind: 'end', redirect })}
          >
            {texts.delete}
          </Button>
        </div>
      </td>
    </tr>
  );
}
