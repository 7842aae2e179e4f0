import type { Templates } from '@showroom/contracts/content/content-form';
import type { PageContent } from '@showroom/contracts/content/page-content';
import type { Finding } from '@showroom/contracts/host/canvas-messages';
import { Button } from '@showroom/shared-ui/button';
import { AskDialog } from '../layout/FormDialog';

interface GateDialogProps {
  readonly findings: readonly Finding[];
  readonly content: PageContent;
  readonly templates: Templates;
  /** Leads to the block that a finding is about. */
  readonly onShow: (block: string) => void;
  readonly onPublish: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

const MOST_SHOWN = 10;

/** What keeps some visitors from using the page: mended first, or published with a reason. */
export function GateDialog({ findings, content, templates, onShow, onPublish, onClose }: GateDialogProps) {
  const count = findings.length === 1 ? 'something' : `${findings.length} things`;
  const rest = findings.length - MOST_SHOWN;
  return (
    <AskDialog
      title={`The page has ${count} that some visitors cannot use`}
      button="Publish all the same"
      stands="log"
      onSubmit={onPublish}
      onClose={onClose}
    >
      <ul className="gate-findings">
        {findings.slice(0, MOST_SHOWN).map(({ block, rule, text, html }) => (
          <li key={`${rule} ${block} ${html}`}>
            <p>
              <strong>{text}</strong>
              {block !== null && ` – ${nameOf(block, content, templates)}`}
            </p>
            <code>{html}</code>
            {block !== null && (
              <Button kind="tertiary" onClick={() => onShow(block)}>
                Show the block
              </Button>
            )}
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{`And ${rest} more.`}</p>}
    </AskDialog>
  );
}

function nameOf(id: string, { blocks }: PageContent, templates: Templates): string {
  const index = blocks.findIndex((block) => block.id === id);
  const key = blocks[index]?.template ?? '';
  return `${index + 1}. ${templates.get(key)?.name ?? key}`;
}
