import type { DealerRecord } from '@showroom/contracts/calls/dealers';
import { Button } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData, useNavigate } from '@showroom/shared-ui/router';
import { TextField } from '@showroom/shared-ui/text-field';
import type { ListedDealers } from '../data/dealer-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { FilterForm, useFilters } from '../layout/FilterForm';
import { formatVehicles } from '../layout/format-number';
import { PageHead } from '../layout/PageHead';
import { TableSection } from '../layout/TableSection';
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

const LIST = '/admin/dealers';
const COLUMNS = ['Name', 'Code', 'City', 'Contact', 'For sale', 'What to do'];

/** The dealers of the market, searched by what the address says. */
export function DealersPage() {
  const { q, found } = useLoaderData<DealersData>();
  const { market } = usePlatform();
  const navigate = useNavigate();
  const { field, typed } = useFilters<'q'>({ q });
  const { task, setTask, done, onDone } = useTask<Task>();
  const hrefFor = (page: number) => `${LIST}?${new URLSearchParams({ ...(q && { q }), page: String(page) })}`;
  const close = () => setTask(undefined);
  return (
    <EditorFrame place="dealers">
      <PageHead title={`Dealers of ${market.name}`}>
        <Button onClick={() => setTask({ kind: 'write' })}>Add a dealer</Button>
      </PageHead>
      <FilterForm list={LIST} clearHref={LIST} onFind={() => void navigate(`${LIST}?${typed()}`)}>
        <TextField {...field('q')} type="search" label="Name, city or code" maxLength={200} />
      </FilterForm>
      {done && <Notice kind="success">{done}</Notice>}
      <TableSection
        title={found.total === 1 ? '1 dealer' : `${found.total} dealers`}
        label="Dealers"
        order="by name"
        columns={COLUMNS}
        className="dealers"
        empty={found.total === 0 && 'Nothing was found.'}
        pages={{ page: found.page, pages: found.pages, hrefFor, label: 'Pages of dealers' }}
      >
        {found.dealers.map((dealer) => (
          <DealerRow key={dealer.id} dealer={dealer} onTask={setTask} />
        ))}
      </TableSection>
      {task?.kind === 'write' && <DealerDialog dealer={task.dealer} onClose={close} onDone={onDone} />}
      {task?.kind === 'remove' && task.dealer && (
        <RemoveDealerDialog dealer={task.dealer} onClose={close} onDone={onDone} />
      )}
    </EditorFrame>
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
