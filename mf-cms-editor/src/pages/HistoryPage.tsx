import type { EditedPage, PageVersion } from '@showroom/contracts/calls/pages';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { formatDateTime } from '@showroom/shared-ui/dates';
import { Heading } from '@showroom/shared-ui/heading';
import { SiteLink } from '@showroom/shared-ui/link';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData, useNavigate } from '@showroom/shared-ui/router';
import { useId, useState } from 'react';
import { changePage } from '../data/page-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { AskDialog } from '../layout/FormDialog';
import { ReportHead } from '../layout/PageHead';
import { TableSection } from '../layout/TableSection';
import { DifferenceList } from './DifferenceList';
import type { PartDifference } from './difference';
import { StatusBadge } from './PageStatus';
import './Pages.css';

export interface HistoryData {
  readonly page: EditedPage;
  readonly versions: readonly PageVersion[];
  /** Two versions beside each other: the later one and the one before it. */
  readonly compared: { readonly name: string; readonly differences: readonly PartDifference[] } | undefined;
}

/** The versions of a page, what each changed, and the way back to one. */
export function HistoryPage() {
  const { page, versions, compared } = useLoaderData<HistoryData>();
  const { market, client } = usePlatform();
  const navigate = useNavigate();
  const heading = useId();
  const [restored, setRestored] = useState<number>();
  const { path, status, revision, operations, content } = page.attributes;
  const title = content.texts[market.locales[0]]?.['title'];
  const editor = `/cms/pages/${encodeURIComponent(page.id)}`;

  async function restore(version: number): Promise<void> {
    await changePage(client, page.id, revision, { kind: 'restore', version });
    await navigate(editor);
  }

  return (
    <EditorFrame place="pages">
      <ReportHead back={{ href: editor, label: 'Back to the page' }} title={`History of ${String(title ?? path)}`}>
        <StatusBadge status={status} /> <code>{path}</code>
      </ReportHead>
      {(status === 'changed' || status === 'draft') && (
        <p>
          <SiteLink href={`${editor}/history?version=draft`}>What the draft changes</SiteLink>
        </p>
      )}
      <TableSection
        title="Versions"
        label={`Versions of ${path}`}
        order="the latest first"
        columns={['Version', 'When', 'Who', 'State', 'Actions']}
        className="page-versions"
        empty={versions.length === 0 && 'This page was never published.'}
      >
        {versions.map(({ id, attributes }) => (
          <tr key={id}>
            <th scope="row">
              <SiteLink href={`${editor}/history?version=${attributes.version}`}>Version {attributes.version}</SiteLink>
              {attributes.restored_from !== null && ` (again ${attributes.restored_from})`}
            </th>
            <td>{formatDateTime(attributes.saved_at, market.timeZone)}</td>
            <td>{attributes.author || '–'}</td>
            <td>{attributes.published && <Badge kind="success">Visitors see it</Badge>}</td>
            <td>
              {operations.includes('arrange_blocks') && (
                <Button
                  kind="tertiary"
                  aria-label={`Restore version ${attributes.version}`}
                  onClick={() => setRestored(attributes.version)}
                >
                  Restore
                </Button>
              )}
            </td>
          </tr>
        ))}
      </TableSection>
      {compared && (
        <section aria-labelledby={heading} className="editor-section">
          <Heading level={2} size="m" id={heading}>
            {compared.name}
          </Heading>
          <DifferenceList level={3} differences={compared.differences} />
        </section>
      )}
      {restored !== undefined && (
        <AskDialog
          title={`Restore version ${restored}?`}
          button="Restore"
          onClose={() => setRestored(undefined)}
          onSubmit={() => restore(restored)}
        >
          <p>It becomes the draft in place of the present one. Visitors see it when it is published.</p>
        </AskDialog>
      )}
    </EditorFrame>
  );
}
