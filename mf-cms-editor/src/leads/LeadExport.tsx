import { withBasePath } from '@showroom/contracts/base-path';
import type { LeadChoice } from '@showroom/contracts/calls/leads';
import { fillText } from '@showroom/contracts/fill-text';
import { formatNumber } from '@showroom/contracts/number-text';
import { Button, LinkButton } from '@showroom/shared-ui/button';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePageLocale, usePlatform } from '@showroom/shared-ui/platform';
import { useEffect, useState } from 'react';
import { beginExport, type ExportState, fetchExport, type LeadQuery } from '../data/lead-calls';
import { useFailureTexts } from '../layout/use-failure-texts';
import { failureOf } from '../layout/use-sending';
import messages from './messages/en.json';

interface LeadExportProps {
  readonly form: string;
  readonly query: LeadQuery;
  readonly total: number;
}

/** The leads of the list, all pages of it, as a file for a spreadsheet. */
export function LeadExport({ form, query: { page: _page, items: _items, ...choice }, total }: LeadExportProps) {
  const { exporting, begin } = useLeadExport(form, choice);
  const { locale } = usePageLocale();
  const texts = useMessages(messages);
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
            {texts.download}
          </LinkButton>
        ) : (
          <Button size="small" kind="secondary" busy={isBusy} disabled={total === 0} onClick={begin}>
            {texts.export}
          </Button>
        )}
        <span className="editor-quiet" role="status">
          {exporting.status === 'writing' &&
            fillText(formatCount(exporting.file.rows, texts.written, locale), { total: formatNumber(total, locale) })}
          {exporting.status === 'done' && formatCount(exporting.file.rows, texts.file_has, locale)}
        </span>
      </p>
      {exporting.status === 'not-written' && <Notice kind="error" title={texts.not_written} />}
      {exporting.status === 'failed' && <FailedExport error={exporting.error} />}
    </div>
  );
}

function FailedExport({ error }: { readonly error: unknown }) {
  return <Notice kind="error" title={failureOf(error, useFailureTexts()).title} />;
}

/** Milliseconds between two looks at an export. */
export const POLL_EVERY = 2000;

/** A file of leads: not asked for, asked for, being written, there, given up, or not to be had. */
type Exporting =
  | { readonly status: 'none' }
  | { readonly status: 'asked' }
  | { readonly status: 'writing'; readonly file: ExportState }
  | { readonly status: 'done'; readonly file: ExportState }
  | { readonly status: 'not-written' }
  | { readonly status: 'failed'; readonly error: unknown };

function exportingOf(file: ExportState): Exporting {
  switch (file.status) {
    case 'done':
      return { status: 'done', file };
    case 'failed':
      return { status: 'not-written' };
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
          if (!stop.signal.aborted) setExporting({ status: 'failed', error });
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
      (error: unknown) => setExporting({ status: 'failed', error }),
    );
  }

  return { exporting, begin };
}
