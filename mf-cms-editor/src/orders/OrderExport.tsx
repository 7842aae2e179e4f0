import { fillText } from '@showroom/contracts/fill-text';
import { formatNumber } from '@showroom/contracts/number-text';
import { Button } from '@showroom/shared-ui/button';
import { formatCount } from '@showroom/shared-ui/format-count';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useState } from 'react';
import { exportOrders, type OrderQuery } from '../data/order-calls';
import { useFailureTexts } from '../layout/use-failure-texts';
import { type Failure, failureOf } from '../layout/use-sending';
import { useOrderLanguage } from './use-order-language';

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
  const { texts, locale } = useOrderLanguage();
  const failures = useFailureTexts();
  const [exporting, setExporting] = useState<Exporting>({ status: 'none' });

  async function begin(): Promise<void> {
    const onRows = (rows: number) => setExporting({ status: 'asked', rows });
    onRows(0);
    try {
      const file = await exportOrders(client, query, onRows);
      download(file.name, file.pieces);
      setExporting({ status: 'done', rows: file.rows });
    } catch (error) {
      setExporting({ status: 'failed', failure: failureOf(error, failures) });
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
          {texts.export}
        </Button>
        <span className="editor-quiet" role="status">
          {exporting.status === 'asked' &&
            exporting.rows > 0 &&
            fillText(texts.exporting, {
              rows: formatNumber(exporting.rows, locale),
              total: formatNumber(total, locale),
            })}
          {exporting.status === 'done' && formatCount(exporting.rows, texts.exported, locale)}
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
