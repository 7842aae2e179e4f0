import { withBasePath } from '@showroom/contracts/base-path';
import type { LeadChoice } from '@showroom/contracts/calls/leads';
import { Button, LinkButton } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect, useState } from 'react';
import { beginExport, type ExportState, fetchExport, type LeadQuery } from '../data/lead-calls';
import { type Failure, failureOf } from '../layout/use-sending';
import { formatLeads } from './format';

interface LeadExportProps {
  readonly form: string;
  readonly query: LeadQuery;
  readonly total: number;
}

/** The leads of the list, all pages of it, as a file for a spreadsheet. */
export function LeadExport({ form, query: { page: _page, items: _items, ...choice }, total }: LeadExportProps) {
  const { exporting, begin } = useLeadExport(form, choice);
  const isBusy = exporting.status === 'asked' || exporting.status === 'writing';
  return (
    <div className="leads-export">
      <p className="editor-actions">
        {exporting.status === 'done' ? (
          <LinkButton
            href={withBasePath(
              `/platform/forms/${encodeURIComponent(form)}/lead_exports/${exporting.file.id}/download`,
            )}
            size="small"
            download
          >
            Download the file
          </LinkButton>
        ) : (
          <Button size="small" kind="secondary" busy={isBusy} disabled={total === 0} onClick={begin}>
            Export as CSV
          </Button>
        )}
        <span className="editor-quiet" role="status">
          {exporting.status === 'writing' && `${formatLeads(exporting.file.rows)} of ${total} written`}
          {exporting.status === 'done' && `The file has ${formatLeads(exporting.file.rows)}; it is kept for a day.`}
        </span>
      </p>
      {exporting.status === 'failed' && <Notice kind="error" title={exporting.failure.title} />}
    </div>
  );
}

/** Milliseconds between two looks at an export. */
export const POLL_EVERY = 2000;

/** A file of leads: not asked for, asked for, being written, there, or not to be had. */
type Exporting =
  | { readonly status: 'none' }
  | { readonly status: 'asked' }
  | { readonly status: 'writing'; readonly file: ExportState }
  | { readonly status: 'done'; readonly file: ExportState }
  | { readonly status: 'failed'; readonly failure: Failure };

const NOT_WRITTEN: Failure = { title: 'The file could not be written. Please try again.', fields: {}, reasons: [] };

function exportingOf(file: ExportState): Exporting {
  switch (file.status) {
    case 'done':
      return { status: 'done', file };
    case 'failed':
      return { status: 'failed', failure: NOT_WRITTEN };
    default:
      return { status: 'writing', file };
  }
}

interface UseLeadExport {
  readonly exporting: Exporting;
  readonly begin: () => void;
}

/** Starts an export and looks at it every two seconds until it is done or failed. */
function useLeadExport(form: string, choice: LeadChoice): UseLeadExport {
  const { client } = usePlatform();
  const [exporting, setExporting] = useState<Exporting>({ status: 'none' });
  const file = exporting.status === 'writing' ? exporting.file : undefined;

  useEffect(() => {
    if (!file) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      fetchExport(client, form, file.id, stop.signal).then(
        (seen) => setExporting(exportingOf(seen)),
        (error: unknown) => {
          if (!stop.signal.aborted) setExporting({ status: 'failed', failure: failureOf(error) });
        },
      );
    }, POLL_EVERY);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, form, file]);

  function begin(): void {
    if (exporting.status === 'asked' || exporting.status === 'writing') return;
    setExporting({ status: 'asked' });
    beginExport(client, form, choice).then(
      (begun) => setExporting(exportingOf(begun)),
      (error: unknown) => setExporting({ status: 'failed', failure: failureOf(error) }),
    );
  }

  return { exporting, begin };
}
