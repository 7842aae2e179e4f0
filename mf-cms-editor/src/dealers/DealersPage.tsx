import type { DealerRecord } from '@showroom/contracts/calls/dealers';
import { Button } from '@showroom/shared-ui/button';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData } from '@showroom/shared-ui/router';
import type { ListedDealers } from '../data/dealer-calls';
import { formatVehicles } from '../layout/format-number';
import { SearchedList } from '../layout/SearchedList';
import { useTask } from '../layout/use-task';
import { DealerDialog, RemoveDealerDialog } from './DealerDialogs';
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

const COLUMNS = ['Name', 'Code', 'City', 'Contact', 'For sale', 'What to do'];

/** The dealers of the market, searched by what the address says. */
export function DealersPage() {
  const { q, found } = useLoaderData<DealersData>();
  const { market } = usePlatform();
  const { task, setTask, done, onDone } = useTask<Task>();
  const close = () => setTask(undefined);
  return (
    <SearchedList
      place="dealers"
      title={`Dealers of ${market.name}`}
      list="/admin/dealers"
      {...{ q, found, done }}
      names={{ one: 'dealer', many: 'dealers' }}
      search="Name, city or code"
      order="by name"
      columns={COLUMNS}
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
      <td>{formatVehicles(vehicles)}</td>
      <td>
        <div className="editor-actions">
          <Button kind="tertiary" aria-label={`Change ${name}`} onClick={() => onTask({ kind: 'write', dealer })}>
            Change
          </Button>
          {vehicles === 0 && (
            <Button kind="tertiary" aria-label={`Delete ${name}`} onClick={() => onTask({ kind: 'remove', dealer })}>
              Delete
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
