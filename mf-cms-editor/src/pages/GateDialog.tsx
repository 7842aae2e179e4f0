import type { Templates } from '@showroom/contracts/content/content-form';
import type { PageContent } from '@showroom/contracts/content/page-content';
import { Button } from '@showroom/shared-ui/button';
import { Dialog } from '@showroom/shared-ui/dialog';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { AskDialog } from '../layout/FormDialog';
import actionMessages from './messages/actions/en.json';
import type { Gate, PageFinding } from './use-gate';

interface GateDialogProps {
  readonly found: NonNullable<Gate['found']>;
  readonly content: PageContent;
  readonly templates: Templates;
  /** Leads to what a finding is about. */
  readonly onShow: (finding: PageFinding) => void;
  readonly onClose: () => void;
}

/** What visitors of the page would miss: mended first, or published with a reason. */
export function GateDialog({ found: { findings, wanted }, onClose, ...rest }: GateDialogProps) {
  const texts = useMessages(actionMessages);
  const { locale } = usePageLocale();
  if (findings.length === 0) {
    return (
      <Dialog open onClose={onClose} title={texts.nothing_found}>
        <p>{texts.nothing_found_hint}</p>
      </Dialog>
    );
  }
  const title = formatCount(findings.length, texts.found, locale);
  const list = <Findings findings={findings} {...rest} />;
  if (!wanted) {
    return (
      <Dialog open onClose={onClose} title={title}>
        {list}
      </Dialog>
    );
  }
  async function actAnyway(reason: string): Promise<void> {
    await wanted?.act(reason);
    onClose();
  }
  return (
    <AskDialog title={title} button={wanted.button} stands="log" onSubmit={actAnyway} onClose={onClose}>
      {list}
    </AskDialog>
  );
}

const MOST_SHOWN = 10;

function Findings({
  findings,
  content,
  templates,
  onShow,
}: Pick<GateDialogProps, 'content' | 'templates' | 'onShow'> & { readonly findings: readonly PageFinding[] }) {
  const texts = useMessages(actionMessages);
  const { locale } = usePageLocale();
  const rest = findings.length - MOST_SHOWN;
  return (
    <>
      <ul className="gate-findings">
        {findings.slice(0, MOST_SHOWN).map((finding, place) => {
          const [text, index] = [textOf(finding), indexOfBlock(finding, content)];
          const name = nameOf(index, content, templates);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two findings may be equal
            <li key={place}>
              <p>
                <strong>{text}</strong>
                {name && ` – ${name}`}
              </p>
              {'html' in finding && finding.html !== '' && <code>{finding.html}</code>}
              {('path' in finding || index >= 0) && (
                <Button kind="tertiary" onClick={() => onShow(finding)}>
                  {texts.show}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {rest > 0 && <p>{formatCount(rest, texts.more_found, locale)}</p>}
    </>
  );
}

const textOf = (finding: PageFinding) => ('path' in finding ? finding.message : finding.text);

/** Below zero for what is found on the page around its blocks. */
function indexOfBlock(finding: PageFinding, { blocks }: PageContent): number {
  if ('path' in finding) return Number(/^blocks\.(\d+)\./.exec(finding.path)?.[1] ?? -1);
  return blocks.findIndex(({ id }) => id === finding.block);
}

function nameOf(index: number, { blocks }: PageContent, templates: Templates): string {
  const key = blocks[index]?.template;
  return key === undefined ? '' : `${index + 1}. ${templates.get(key)?.name ?? key}`;
}
