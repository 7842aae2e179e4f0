import { fillText } from '@showroom/contracts/fill-text';
import { textIn } from '@showroom/contracts/forms/form-in-language';
import { formatNumber } from '@showroom/contracts/number-text';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePageLocale, usePlatform } from '@showroom/shared-ui/platform';
import { SelectField } from '@showroom/shared-ui/select-field';
import { useEffect, useState } from 'react';
import { type FormStep, fetchStatistics } from '../data/form-calls';
import { TableSection } from '../layout/TableSection';
import { useFailureTexts } from '../layout/use-failure-texts';
import { failureOf } from '../layout/use-sending';
import messages from './messages/statistics/en.json';
import { funnelOf, leftAt } from './statistics';
import type { FormEdit } from './use-form-edit';

type Load =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly steps: readonly FormStep[] }
  | { readonly status: 'failed'; readonly error: unknown };

const SPANS = ['7', '30', '90', '365'];

/** How far visitors come with the form, and at which field they leave. */
export function StatisticsPart({ edit }: { readonly edit: FormEdit }) {
  const [days, setDays] = useState('30');
  const texts = useMessages(messages);
  const failures = useFailureTexts();
  const { locale } = usePageLocale();
  const load = useStatistics(edit.form.id, Number(days));
  return (
    <div className="forms-settings">
      <div className="forms-settings-row">
        <SelectField
          label={texts.span}
          options={SPANS.map((value) => ({ value, label: formatCount(Number(value), texts.days, locale) }))}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
      </div>
      {load.status === 'loading' && <p role="status">{texts.counting}</p>}
      {load.status === 'failed' && <Notice kind="error" title={failureOf(load.error, failures).title} />}
      {load.status === 'ready' && <Counted edit={edit} steps={load.steps} />}
      <p className="editor-quiet">{texts.who}</p>
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
        if (!stop.signal.aborted) setLoad({ status: 'failed', error });
      },
    );
    return () => stop.abort();
  }, [client, id, days]);
  return load;
}

function Counted({ edit, steps }: { readonly edit: FormEdit; readonly steps: readonly FormStep[] }) {
  const texts = useMessages(messages);
  const left = leftAt(steps);
  const { column_step, column_field, column_count, column_of_seen, column_of_left, column_picture } = texts;
  const nameOf = (name: string) => {
    const field = edit.draft.fields.find((one) => one.name === name);
    return (field && textIn(field.label, edit.source, edit.locales)) || name || texts.before_first;
  };
  return (
    <>
      <TableSection
        title={texts.funnel_title}
        label={texts.funnel_label}
        columns={[column_step, column_count, column_of_seen, column_picture]}
        className="forms-counts"
      >
        {funnelOf(steps).map(({ kind, count, share }) => (
          <CountRow key={kind} name={texts.funnel[kind]} count={count} share={share} />
        ))}
      </TableSection>
      <TableSection
        title={texts.left_title}
        label={texts.left_label}
        order={texts.left_order}
        columns={[column_field, column_count, column_of_left, column_picture]}
        className="forms-counts"
        empty={left.length === 0 && texts.left_none}
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
  const texts = useMessages(messages);
  const { locale } = usePageLocale();
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td>{formatNumber(count, locale)}</td>
      <td>{fillText(texts.share, { percent: Math.round(share * 100) })}</td>
      <td>
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="forms-bar" aria-hidden="true">
          <rect width="100" height="8" className="forms-bar-all" />
          <rect width={share * 100} height="8" className="forms-bar-own" />
        </svg>
      </td>
    </tr>
  );
}
