import { textIn } from '@showroom/contracts/forms/form-in-language';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { SelectField } from '@showroom/shared-ui/select-field';
import { useEffect, useState } from 'react';
import { type FormStep, fetchStatistics } from '../data/form-calls';
import { formatNumber } from '../layout/format-number';
import { TableSection } from '../layout/TableSection';
import { type Failure, failureOf } from '../layout/use-sending';
import { funnelOf, leftAt } from './statistics';
import type { FormEdit } from './use-form-edit';

type Load =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly steps: readonly FormStep[] }
  | { readonly status: 'failed'; readonly failure: Failure };

const SPANS = ['7', '30', '90', '365'];
const COLUMNS = ['Step', 'How often', 'Of those who saw it', 'Picture'] as const;
const LEFT_COLUMNS = ['Field', 'How often', 'Of those who left', 'Picture'] as const;

/** How far visitors come with the form, and at which field they leave. */
export function StatisticsPart({ edit }: { readonly edit: FormEdit }) {
  const [days, setDays] = useState('30');
  const load = useStatistics(edit.form.id, Number(days));
  return (
    <div className="forms-settings">
      <div className="forms-settings-row">
        <SelectField
          label="Of the last"
          options={SPANS.map((value) => ({ value, label: `${value} days` }))}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
      </div>
      {load.status === 'loading' && <p role="status">Counting…</p>}
      {load.status === 'failed' && <Notice kind="error" title={load.failure.title} />}
      {load.status === 'ready' && <Counted edit={edit} steps={load.steps} />}
      <p className="editor-quiet">
        Visitors are counted who agreed to statistics; what was sent is counted whoever sent it.
      </p>
    </div>
  );
}

function useStatistics(id: string, days: number): Load {
  const { client } = usePlatform();
  const [load, setLoad] = useState<Load>({ status: 'loading' });
  useEffect(() => {
    const stop = new AbortController();
    setLoad({ status: 'loading' });
    fetchStatistics(client, id, days, stop.signal).then(
      (steps) => setLoad({ status: 'ready', steps }),
      (error: unknown) => {
        if (!stop.signal.aborted) setLoad({ status: 'failed', failure: failureOf(error) });
      },
    );
    return () => stop.abort();
  }, [client, id, days]);
  return load;
}

function Counted({ edit, steps }: { readonly edit: FormEdit; readonly steps: readonly FormStep[] }) {
  const left = leftAt(steps);
  const nameOf = (name: string) => {
    const field = edit.draft.fields.find((one) => one.name === name);
    return (field && textIn(field.label, edit.source, edit.locales)) || name || 'Before the first field';
  };
  return (
    <>
      <TableSection title="How far they come" label="How far visitors come" columns={COLUMNS} className="forms-counts">
        {funnelOf(steps).map(({ label, count, share }) => (
          <CountRow key={label} name={label} count={count} share={share} />
        ))}
      </TableSection>
      <TableSection
        title="Where they leave"
        label="Fields at which visitors leave"
        order="most often first"
        columns={LEFT_COLUMNS}
        className="forms-counts"
        empty={left.length === 0 && 'Nobody has left it half filled in.'}
      >
        {left.map(({ field, count, share }) => (
          <CountRow key={field} name={nameOf(field)} count={count} share={share} />
        ))}
      </TableSection>
    </>
  );
}

interface CountRowProps {
  readonly name: string;
  readonly count: number;
  /** From 0 to 1. */
  readonly share: number;
}

function CountRow({ name, count, share }: CountRowProps) {
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td>{formatNumber(count)}</td>
      <td>{Math.round(share * 100)} %</td>
      <td>
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="forms-bar" aria-hidden="true">
          <rect width="100" height="8" className="forms-bar-all" />
          <rect width={share * 100} height="8" className="forms-bar-own" />
        </svg>
      </td>
    </tr>
  );
}
