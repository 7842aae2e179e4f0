import { Button, LinkButton } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import type { LeadQuery } from '../data/lead-calls';
import { formatLeads } from './format';
import { useLeadExport } from './use-lead-export';

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
            href={`/platform/forms/${encodeURIComponent(form)}/lead_exports/${exporting.file.id}/download`}
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
