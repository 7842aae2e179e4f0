import { withBasePath } from '@showroom/contracts/base-path';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { Heading } from '@showroom/shared-ui/heading';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useNavigate } from '@showroom/shared-ui/router';
import { TextField } from '@showroom/shared-ui/text-field';
import { useId, useState } from 'react';
import { linkToPreview, removePage } from '../data/page-calls';
import { AskDialog, FormDialog } from '../layout/FormDialog';
import { PreviewLinkDialog } from '../layout/PreviewLinkDialog';
import { useSending } from '../layout/use-sending';
import actionMessages from './messages/actions/en.json';
import { PlanDialog, PlanLine } from './PlanDialog';
import type { Edited } from './use-edited';
import type { Gate } from './use-gate';

type Task = keyof typeof actionMessages.tasks;

/** What the person may do with the page as it is now. */
function tasksFor({ attributes: { path, status } }: Edited['page'], may: Edited['may']): readonly Task[] {
  const isSeen = status === 'published' || status === 'changed';
  const tasks: readonly (readonly [Task, boolean])[] = [
    ['plan', may('publish')],
    ['link', may('arrange_blocks')],
    ['discard', may('arrange_blocks') && status === 'changed'],
    ['move', may('edit_page') && path !== '/'],
    ['unpublish', may('unpublish') && isSeen],
    ['remove', may('delete_page') && !isSeen],
  ];
  return tasks.filter(([, isOffered]) => isOffered).map(([task]) => task);
}

interface PageActionsProps {
  readonly edited: Edited;
  readonly gate: Gate;
}

/** What is done with the page as a whole, each behind a question. */
export function PageActions({ edited: { page, may, make }, gate }: PageActionsProps) {
  const { client } = usePlatform();
  const texts = useMessages(actionMessages);
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
        {texts.whole}
      </Heading>
      <PlanLine page={page} />
      <div className="page-form-buttons">
        <SiteLink href={`/cms/pages/${encodeURIComponent(page.id)}/history`} look="standalone">
          {texts.history}
        </SiteLink>
        <a
          href={withBasePath(`/platform/pages/${encodeURIComponent(page.id)}/export`)}
          download={`${path.replaceAll('/', '-').replace(/^-/, '') || 'home'}.json`}
          className="ui-link ui-link-standalone"
        >
          {texts.export}
        </a>
        <Button kind="tertiary" busy={gate.isChecking} onClick={() => void gate.look()}>
          {texts.check}
        </Button>
        {tasksFor(page, may).map((one) => (
          <Button key={one} kind="tertiary" onClick={() => setTask(one)}>
            {texts.tasks[one]}
          </Button>
        ))}
      </div>
      {task === 'discard' && (
        <AskDialog
          title={texts.discard_title}
          button={texts.discard}
          onClose={close}
          onSubmit={() => change('discard')}
        >
          <p>{texts.discard_hint}</p>
        </AskDialog>
      )}
      {task === 'unpublish' && (
        <AskDialog
          title={texts.unpublish_title}
          button={texts.tasks.unpublish}
          onClose={close}
          onSubmit={() => change('unpublish')}
        >
          <p>{fillText(texts.unpublish_hint, { path })}</p>
        </AskDialog>
      )}
      {task === 'remove' && (
        <AskDialog title={texts.remove_title} button={texts.tasks.remove} onClose={close} onSubmit={remove}>
          <p>{texts.remove_hint}</p>
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
  const texts = useMessages(actionMessages);
  const { isSending, failure, send } = useSending();
  const [to, setTo] = useState(path);

  async function move(): Promise<void> {
    await make({ kind: 'move', path: to });
    onClose();
  }

  return (
    <FormDialog
      title={texts.move_title}
      button={texts.tasks.move}
      busy={isSending}
      failure={failure}
      hasFields
      onSubmit={() => send(move)}
      onClose={onClose}
    >
      <TextField
        label={texts.address}
        hint={texts.move_hint}
        error={failure?.fields['path']}
        required
        maxLength={300}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
    </FormDialog>
  );
}
