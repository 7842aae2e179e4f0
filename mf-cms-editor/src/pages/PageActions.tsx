import { withBasePath } from '@showroom/contracts/base-path';
import { Button } from '@showroom/shared-ui/button';
import { Heading } from '@showroom/shared-ui/heading';
import { SiteLink } from '@showroom/shared-ui/link';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useNavigate } from '@showroom/shared-ui/router';
import { TextField } from '@showroom/shared-ui/text-field';
import { useId, useState } from 'react';
import { linkToPreview, removePage } from '../data/page-calls';
import { AskDialog, FormDialog } from '../layout/FormDialog';
import { PreviewLinkDialog } from '../layout/PreviewLinkDialog';
import { useSending } from '../layout/use-sending';
import { PlanDialog, PlanLine } from './PlanDialog';
import type { Edited } from './use-edited';
import type { Gate } from './use-gate';

type Task = 'discard' | 'unpublish' | 'move' | 'remove' | 'plan' | 'link';

/** What the person may do with the page as it is now, with what the button says. */
function tasksFor({ attributes: { path, status } }: Edited['page'], may: Edited['may']): readonly [Task, string][] {
  const isSeen = status === 'published' || status === 'changed';
  const tasks: readonly (readonly [Task, string, boolean])[] = [
    ['plan', 'Plan', may('publish')],
    ['link', 'Share a preview', may('arrange_blocks')],
    ['discard', 'Discard the draft', may('arrange_blocks') && status === 'changed'],
    ['move', 'Move', may('edit_page') && path !== '/'],
    ['unpublish', 'Disable', may('unpublish') && isSeen],
    ['remove', 'Delete', may('delete_page') && !isSeen],
  ];
  return tasks.flatMap(([task, label, isOffered]): [Task, string][] => (isOffered ? [[task, label]] : []));
}

interface PageActionsProps {
  readonly edited: Edited;
  readonly gate: Gate;
}

/** What is done with the page as a whole, each behind a question. */
export function PageActions({ edited: { page, may, make }, gate }: PageActionsProps) {
  const { client } = usePlatform();
  const navigate = useNavigate();
  const heading = useId();
  const [task, setTask] = useState<Task>();
  const { path, revision } = page.attributes;
  const close = () => setTask(undefined);

  async function change(kind: 'discard' | 'unpublish'): Promise<void> {
    await make({ kind });
    close();
  }

  async function remove(): Promise<void> {
    await removePage(client, page.id, revision);
    await navigate('/cms');
  }

  return (
    <section aria-labelledby={heading} className="page-form-actions">
      <Heading level={2} size="m" id={heading}>
        The page as a whole
      </Heading>
      <PlanLine page={page} />
      <div className="page-form-buttons">
        <SiteLink href={`/cms/pages/${encodeURIComponent(page.id)}/history`} look="standalone">
          History
        </SiteLink>
        <a
          href={withBasePath(`/platform/pages/${encodeURIComponent(page.id)}/export`)}
          download={`${path.replaceAll('/', '-').replace(/^-/, '') || 'home'}.json`}
          className="ui-link ui-link-standalone"
        >
          Export
        </a>
        <Button kind="tertiary" busy={gate.isChecking} onClick={() => void gate.look()}>
          Check
        </Button>
        {tasksFor(page, may).map(([one, label]) => (
          <Button key={one} kind="tertiary" onClick={() => setTask(one)}>
            {label}
          </Button>
        ))}
      </div>
      {task === 'discard' && (
        <AskDialog title="Discard the draft?" button="Discard" onClose={close} onSubmit={() => change('discard')}>
          <p>What was changed since the latest version is lost.</p>
        </AskDialog>
      )}
      {task === 'unpublish' && (
        <AskDialog title="Disable this page?" button="Disable" onClose={close} onSubmit={() => change('unpublish')}>
          <p>Visitors find no page at {path} until it is published again. Its content stays.</p>
        </AskDialog>
      )}
      {task === 'remove' && (
        <AskDialog title="Delete this page?" button="Delete" onClose={close} onSubmit={remove}>
          <p>The page goes with all of its versions, and cannot be brought back.</p>
        </AskDialog>
      )}
      {task === 'move' && <MoveDialog path={path} make={make} onClose={close} />}
      {task === 'plan' && <PlanDialog {...{ page, may, make, gate }} onClose={close} />}
      {task === 'link' && <PreviewLinkDialog id={page.id} makeLink={linkToPreview} onClose={close} />}
    </section>
  );
}

interface MoveDialogProps extends Pick<Edited, 'make'> {
  readonly path: string;
  readonly onClose: () => void;
}

function MoveDialog({ path, make, onClose }: MoveDialogProps) {
  const { isSending, failure, send } = useSending();
  const [to, setTo] = useState(path);

  async function move(): Promise<void> {
    await make({ kind: 'move', path: to });
    onClose();
  }

  return (
    <FormDialog
      title="Move this page"
      button="Move"
      busy={isSending}
      failure={failure}
      hasFields
      onSubmit={() => send(move)}
      onClose={onClose}
    >
      <TextField
        label="Address"
        hint="Begins with /. Visitors who come to the address of before are sent on."
        error={failure?.fields['path']}
        required
        maxLength={300}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
    </FormDialog>
  );
}
