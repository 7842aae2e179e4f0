import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData, useRevalidator } from '@showroom/shared-ui/router';
import { useState } from 'react';
import { agreeToRemovals, type RunReport } from '../data/feed-calls';
import { Card } from '../layout/Card';
import { EditorFrame } from '../layout/EditorFrame';
import { AskDialog } from '../layout/FormDialog';
import { formatNumber, formatVehicles } from '../layout/format-number';
import { Moment } from '../layout/Moment';
import { mayChange } from '../layout/may-change';
import { ReportHead } from '../layout/PageHead';
import { useFresh } from '../layout/use-task';
import { formatListing, formatStart, STATUSES, timeZoneOf } from './format';
import { ReasonsTable } from './ReasonsTable';
import './Feeds.css';

const LOOK_OFTEN = 2000;

/**
 * What became of one import: its counts, what was refused and why, and what its file does not have
 * any more.
 */
export function RunPage() {
  const report = useLoaderData<RunReport>();
  const { person } = usePlatform();
  const { revalidate } = useRevalidator();
  const [isDeciding, setDeciding] = useState(false);
  const { id, run, reasons } = report;
  useFresh(run.status === 'running', LOOK_OFTEN);
  const mayDecide = run.waiting && mayChange(person);

  function onDone(): void {
    setDeciding(false);
    void revalidate();
  }

  return (
    <EditorFrame place="feeds">
      <ReportHead
        back={{
          href: `/admin/feeds?listing=${encodeURIComponent(run.listing)}`,
          label: `Feeds of ${formatListing(run.listing)}`,
        }}
        title={run.file}
      >
        <Badge kind={STATUSES[run.status].kind}>{STATUSES[run.status].label}</Badge>
        <span>
          <Moment at={run.started_at} timeZone={timeZoneOf(run.listing)} /> · {formatStart(run)} · {run.mapping}
        </span>
      </ReportHead>
      {!run.waiting && <Outcome run={run} />}
      <Counts run={run} />
      {run.waiting && <Waiting report={report} decide={mayDecide ? () => setDeciding(true) : undefined} />}
      <ReasonsTable run={id} counts={run.counts} reasons={reasons} />
      {isDeciding && <ConsentDialog report={report} onClose={() => setDeciding(false)} onDone={onDone} />}
    </EditorFrame>
  );
}

const NOTICES = {
  running: 'info',
  done: 'success',
  incomplete: 'warning',
  stopped: 'warning',
  failed: 'error',
} as const satisfies Record<RunReport['run']['status'], string>;

function Outcome({ run }: Pick<RunReport, 'run'>) {
  const message = run.status === 'running' ? 'The import is under way.' : run.message;
  return <Notice kind={NOTICES[run.status]}>{message}</Notice>;
}

const COUNTS = [
  ['read', 'Read'],
  ['taken', 'Taken'],
  ['repaired', 'Repaired'],
  ['refused', 'Refused'],
  ['inserted', 'New'],
  ['updated', 'Changed'],
  ['unchanged', 'Unchanged'],
  ['removed', 'Removed'],
] as const;

function Counts({ run: { counts } }: Pick<RunReport, 'run'>) {
  return (
    <dl className="feeds-counts">
      {COUNTS.map(([key, label]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{formatNumber(counts[key])}</dd>
        </div>
      ))}
    </dl>
  );
}

interface WaitingProps {
  readonly report: RunReport;
  /** Missing for those who may only look. */
  readonly decide: (() => void) | undefined;
}

function Waiting({ report: { run, missing_examples }, decide }: WaitingProps) {
  const others = run.missing - missing_examples.length;
  return (
    <Card title="Not in the file">
      <p>
        {formatVehicles(run.missing)} of {formatNumber(run.stock)} are not in this file. They stay in the stock until
        somebody agrees to their removal, or until a file has them again.
      </p>
      <ul className="feeds-examples">
        {missing_examples.map(({ id, title }) => (
          <li key={id}>
            {title} <span className="editor-quiet">{id}</span>
          </li>
        ))}
      </ul>
      {others > 0 && <p className="editor-quiet">and {formatNumber(others)} more</p>}
      {decide && (
        <p className="editor-actions">
          <Button size="small" onClick={decide}>
            Agree to the removal
          </Button>
        </p>
      )}
    </Card>
  );
}

interface ConsentDialogProps {
  readonly report: RunReport;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks why before vehicles leave the stock. */
function ConsentDialog({ report: { id, run }, onClose, onDone }: ConsentDialogProps) {
  const { client } = usePlatform();
  return (
    <AskDialog
      title="Agree to the removal"
      button={`Remove ${formatVehicles(run.missing)}`}
      stands="report"
      onSubmit={(why) => agreeToRemovals(client, id, { missing: run.missing, why }).then(onDone)}
      onClose={onClose}
    >
      <p>
        {formatVehicles(run.missing)} leave {formatListing(run.listing)} at once. They come back by themselves when a
        file of this feed has them again.
      </p>
    </AskDialog>
  );
}
