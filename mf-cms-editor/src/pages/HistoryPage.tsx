import type { EditedPage, PageVersion } from '@showroom/contracts/calls/pages';
import { fillText } from '@showroom/contracts/fill-text';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { Heading } from '@showroom/shared-ui/heading';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData, useNavigate } from '@showroom/shared-ui/router';
import { useId, useState } from 'react';
import { changePage } from '../data/page-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { AskDialog } from '../layout/FormDialog';
import { fillNodes } from '../layout/fill-nodes';
import { Moment } from '../layout/Moment';
import { ReportHead } from '../layout/PageHead';
import { TableSection } from '../layout/TableSection';
import { DifferenceList } from './DifferenceList';
import type { PartDifference } from './difference';
import historyMessages from './messages/history/en.json';
import { StatusBadge } from './PageStatus';
import './Pages.css';

export interface HistoryData {
  readonly page: EditedPage;
  readonly versions: readonly PageVersion[];
  /** Two versions beside each other: the later one (Default: the draft), and the one before. */
  readonly compared:
    | { readonly version: number | undefined; readonly differences: readonly PartDifference[] }
    | undefined;
}

/** The versions of a page, what each changed, and the way back to one. */
export function HistoryPage() {
  const { page, versions, compared } = useLoaderData<HistoryData>();
  const { market, client } = usePlatform();
  const texts = useMessages(historyMessages);
  const navigate = useNavigate();
  const [restored, setRestored] = useState<number>();
  const { path, status, revision, operations, content } = page.attributes;
  const title = content.texts[market.locales[0]]?.['title'];
  const editor = `/cms/pages/${encodeURIComponent(page.id)}`;

  const { version: named, when, who, state, actions } = texts.columns;

  async function restore(version: number): Promise<void> {
    await changePage(client, page.id, revision, { kind: 'restore', version });
    await navigate(editor);
  }

  return (
    <EditorFrame place="pages">
      <ReportHead
        back={{ href: editor, label: texts.back }}
        title={fillText(texts.title, { page: String(title ?? path) })}
      >
        <StatusBadge status={status} /> <code>{path}</code>
      </ReportHead>
      {(status === 'changed' || status === 'draft') && (
        <p>
          <SiteLink href={`${editor}/history?version=draft`}>{texts.draft_changes}</SiteLink>
        </p>
      )}
      <TableSection
        title={texts.versions}
        label={fillText(texts.versions_of, { path })}
        order={texts.order}
        columns={[named, when, who, state, actions]}
        className="page-versions"
        empty={versions.length === 0 && texts.never_published}
      >
        {versions.map(({ id, attributes }) => (
          <tr key={id}>
            <th scope="row">
              <VersionLink editor={editor} version={attributes} />
            </th>
            <td>
              <Moment at={attributes.saved_at} timeZone={market.timeZone} />
            </td>
            <td>{attributes.author || '–'}</td>
            <td>{attributes.published && <Badge kind="success">{texts.seen}</Badge>}</td>
            <td>
              {operations.includes('arrange_blocks') && (
                <Button
                  kind="tertiary"
                  aria-label={fillText(texts.restore_version, { version: attributes.version })}
                  onClick={() => setRestored(attributes.version)}
                >
                  {texts.restore}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </TableSection>
      {compared && <Compared {...compared} />}
      {restored !== undefined && (
        <AskDialog
          title={fillText(texts.restore_title, { version: restored })}
          button={texts.restore}
          onClose={() => setRestored(undefined)}
          onSubmit={() => restore(restored)}
        >
          <p>{texts.restore_hint}</p>
        </AskDialog>
      )}
    </EditorFrame>
  );
}

/** What a version changed, or the draft. */
function Compared({ version, differences }: NonNullable<HistoryData['compared']>) {
  const texts = useMessages(historyMessages);
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="editor-section">
      <Heading level={2} size="m" id={heading}>
        {version === undefined ? texts.draft_changes : fillText(texts.version_changed, { version })}
      </Heading>
      <DifferenceList level={3} differences={differences} />
    </section>
  );
}

interface VersionLinkProps {
  /** Path of the page's editor. */
  readonly editor: string;
  readonly version: PageVersion['attributes'];
}

/** A version by its number, with the one that it restored. */
function VersionLink({ editor, version: { version, restored_from } }: VersionLinkProps) {
  const texts = useMessages(historyMessages);
  const link = (
    <SiteLink href={`${editor}/history?version=${version}`}>{fillText(texts.version, { version })}</SiteLink>
  );
  return restored_from === null ? link : fillNodes(texts.restored, { version: link, former: restored_from });
}
