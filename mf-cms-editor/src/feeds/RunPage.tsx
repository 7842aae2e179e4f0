import { fillText } from '@showroom/contracts/fill-text';
import { formatNumber } from '@showroom/contracts/number-text';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePageLocale, usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData, useRevalidator } from '@showroom/shared-ui/router';
import { useState } from 'react';
import { agreeToRemovals, type RunReport } from '../data/feed-calls';
import { Card } from '../layout/Card';
import { EditorFrame } from '../layout/EditorFrame';
import { AskDialog } from '../layout/FormDialog';
import { Moment } from '../layout/Moment';
import { mayChange } from '../layout/may-change';
import { ReportHead } from '../layout/PageHead';
import { useFresh } from '../layout/use-task';
import { formatListing, formatStart, STATUS_KINDS, timeZoneOf } from './format';
import messages from './messages/en.json';
import { ReasonsTable } from './ReasonsTable';
import './Feeds.css';

const LOOK_OFTEN = 2000;

/**
 * What became of one import: its counts, what was refused and why, and what its file does not have
 * any more.
 */
export function RunPage() {
  const report = useLoaderData<RunReport>();
  const { person, locale } = usePlatform();
  const texts = useMessages(messages);
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
          label: fillText(texts.title, { listing: formatListing(run.listing, locale) }),
        }}
        title={run.file}
      >
        <Badge kind={STATUS_KINDS[run.status]}>{texts.statuses[run.status]}</Badge>
        <span>
          <Moment at={run.started_at} timeZone={timeZoneOf(run.listing)} /> · {formatStart(run, texts)} · {run.mapping}
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
  const texts = useMessages(messages);
  const message = run.status === 'running' ? texts.under_way : run.message;
  return <Notice kind={NOTICES[run.status]}>{message}</Notice>;
}

const COUNTS = [
  'read',
  'taken',
  'repaired',
  'refused',
  'inserted',
  'updated',
  'unchanged',
  'removed',
] as const satisfies readonly (keyof RunReport['run']['counts'])[];

function Counts({ run: { counts } }: Pick<RunReport, 'run'>) {
  const { locale } = usePageLocale();
  const texts = useMessages(messages);
  return (
    <dl className="feeds-counts">
      {COUNTS.map((key) => (
        <div key={key}>
          <dt>{texts.counts[key]}</dt>
          <dd>{formatNumber(counts[key], locale)}</dd>
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
  const { locale } = usePageLocale();
  const texts = useMessages(messages).missing;
  const others = run.missing - missing_examples.length;
  return (
    <Card title={texts.title}>
      <p>{fillText(formatCount(run.missing, texts.what, locale), { stock: formatNumber(run.stock, locale) })}</p>
      <ul className="feeds-examples">
        {missing_examples.map(({ id, title }) => (
          <li key={id}>
            {title} <span className="editor-quiet">{id}</span>
          </li>
        ))}
      </ul>
      {others > 0 && <p className="editor-quiet">{fillText(texts.more, { count: formatNumber(others, locale) })}</p>}
      {decide && (
        <p className="editor-actions">
          <Button size="small" onClick={decide}>
            {texts.agree}
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
  const { locale } = usePageLocale();
  const texts = useMessages(messages).missing;
  return (
    <AskDialog
      title={texts.agree}
      button={formatCount(run.missing, texts.remove, locale)}
      stands="report"
      onSubmit={(why) => agreeToRemovals(client, id, { missing: run.missing, why }).then(onDone)}
      onClose={onClose}
    >
      <p>{fillText(formatCount(run.missing, texts.leave, locale), { listing: formatListing(run.listing, locale) })}</p>
    </AskDialog>
  );
}
