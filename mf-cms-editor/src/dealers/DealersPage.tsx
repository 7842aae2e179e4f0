import type { DealerRecord } from '@showroom/contracts/calls/dealers';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { useLoaderData } from '@showroom/shared-ui/router';
import type { ListedDealers } from '../data/dealer-calls';
import { SearchedList } from '../layout/SearchedList';
import { useMarketName } from '../layout/use-market-name';
import { useTask } from '../layout/use-task';
import { DealerDialog, RemoveDealerDialog } from './DealerDialogs';
import messages from './messages/en.json';
import './Dealers.css';

export interface DealersData {
  readonly q: string;
  readonly found: ListedDealers;
}

/** What a person is about to do; without a dealer, to add one. */
interface Task {
  readonly kind: 'write' | 'remove';
  readonly dealer?: DealerRecord;
}

/** The dealers of the market, searched by what the address says. */
export function DealersPage() {
  const marketName = useMarketName();
  const { q, found } = useLoaderData<DealersData>();
  const texts = useMessages(messages);
  const { name, code, city, contact, for_sale, actions } = texts.columns;
  const { task, setTask, done, onDone } = useTask<Task>();
  const close = () => setTask(undefined);
  return (
    <SearchedList
      place="dealers"
      title={fillText(texts.title, { market: marketName() })}
      list="/admin/dealers"
      {...{ q, found, done }}
      texts={texts.list}
      search={texts.search}
      order={texts.order}
      columns={[name, code, city, contact, for_sale, actions]}
      className="dealers"
      onAdd={() => setTask({ kind: 'write' })}
      rows={found.dealers.map((dealer) => <DealerRow key={dealer.id} dealer={dealer} onTask={setTask} />)}
    >
      {task?.kind === 'write' && <DealerDialog dealer={task.dealer} onClose={close} onDone={onDone} />}
      {task?.kind === 'remove' && task.dealer && (
        <RemoveDealerDialog dealer={task.dealer} onClose={close} onDone={onDone} />
      )}
    </SearchedList>
  );
}

interface DealerRowProps {
  readonly dealer: DealerRecord;
  readonly onTask: (task: Task) => void;
}

function DealerRow({ dealer, onTask }: DealerRowProps) {
  const texts = useMessages(messages);
  const { locale } = usePageLocale();
  const { name, dealer_code, city, phone, email, vehicles } = dealer.attributes;
  return (
    <tr>
      <th scope="row" dir="auto">
        {name}
      </th>
      <td>
        <code>{dealer_code}</code>
      </td>
      <td dir="auto">{city}</td>
      <td>{[phone, email].filter(Boolean).join(', ') || '–'}</td>
      <td>{formatCount(vehicles, texts.vehicles, locale)}</td>
      <td>
        <div className="editor-actions">
          <Button
            kind="tertiary"
            aria-label={fillText(texts.change_one, { name })}
            onClick={() => onTask({ kind: 'write', dealer })}
          >
            {texts.change}
          </Button>
          {vehicles === 0 && (
            <Button
              kind="tertiary"
              aria-label={fillText(texts.delete_one, { name })}
              onClick={() => onTask({ kind: 'remove', dealer })}
            >
              {texts.delete}
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
