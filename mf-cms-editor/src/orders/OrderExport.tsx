import { Button } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useState } from 'react';
import { exportOrders, type OrderQuery } from '../data/order-calls';
import { formatCount } from '../layout/format-number';
import { type Failure, failureOf } from '../layout/use-sending';

interface OrderExportProps {
  readonly query: OrderQuery;
  readonly total: number;
}

type Exporting =
  | { readonly status: 'none' }
  | { readonly status: 'asked'; readonly rows: number }
  | { readonly status: 'done'; readonly rows: number }
  | { readonly status: 'failed'; readonly failure: Failure };

/** The orders of the list, all pages of it, as a file for a spreadsheet. */
export function OrderExport({ query, total }: OrderExportProps) {
  const { client } = usePlatform();
  const [exporting, setExporting] = useState<Exporting>({ status: 'none' });

  async function begin(): Promise<void> {
    const onRows = (rows: number) => setExporting({ status: 'asked', rows });
    onRows(0);
    try {
      const file = await exportOrders(client, query, onRows);
      download(file.name, file.pieces);
      setExporting({ status: 'done', rows: file.rows });
    } catch (error) {
      setExporting({ status: 'failed', failure: failureOf(error) });
    }
  }

  return (
    <>
      <p className="editor-actions">
        <Button
          size="small"
          kind="secondary"
          busy={exporting.status === 'asked'}
          disabled={total === 0}
          onClick={() => void begin()}
        >
          Export as CSV
        </Button>
        <span className="editor-quiet" role="status">
          {exporting.status === 'asked' && exporting.rows > 0 && `${exporting.rows} of ${total} written`}
          {exporting.status === 'done' && `The file has ${formatCount(exporting.rows, 'order')}.`}
        </span>
      </p>
      {exporting.status === 'failed' && <Notice kind="error" title={exporting.failure.title} />}
    </>
  );
}

function download(name: string, pieces: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([...pieces], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
