import { listPageFindings, publishPage, schedulePage } from '@showroom/contracts/calls/pages';
import { OPERATIONS } from '@showroom/contracts/content/operations';
import type { Finding } from '@showroom/contracts/host/canvas-messages';
import { answerTo, fakeClient, renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openDialog, refusal } from '../editor-in-tests';
import { everyField, exampleContent, examplePage } from '../examples';
import { GateDialog } from './GateDialog';
import { fill, openPage, press, withPage } from './page-in-tests';
import { type PageFinding, useGate } from './use-gate';

const finding = (impact: Finding['impact'], block: string | null = null): Finding => ({
  block,
  rule: 'link-name',
  impact,
  text: 'Links must have discernible text',
  html: '<a href="/stock"></a>',
});
const broken = { path: 'blocks.0.texts.en-GB.title', message: 'Visitors find no page at /nothing.' };
const changed = withPage({ status: 'changed' });
const reason = () => screen.getByRole('textbox', { name: 'Why' });

interface HarnessProps {
  readonly seen: readonly Finding[] | undefined;
  readonly failed: readonly string[];
  readonly publish: (reason?: string) => Promise<void>;
  readonly onShow: (finding: PageFinding) => void;
}

function Harness({ seen, failed, publish, onShow }: HarnessProps) {
  const page = examplePage({ content: exampleContent });
  const draft = { page, content: page.attributes.content, invalid: {}, send: async () => true };
  const gate = useGate({ current: async () => seen }, draft, failed);
  return (
    <>
      <button type="button" onClick={() => void gate.pass({ button: 'Publish all the same', act: publish })}>
        Publish
      </button>
      {gate.found && (
        <GateDialog
          found={gate.found}
          content={exampleContent}
          templates={new Map([[everyField.key, everyField]])}
          onShow={onShow}
          onClose={gate.close}
        />
      )}
    </>
  );
}

async function publishWith(seen: readonly Finding[] | undefined, failed: readonly string[] = []) {
  const [publish, onShow] = [jest.fn(async (_reason?: string) => undefined), jest.fn()];
  const client = fakeClient(answerTo(listPageFindings, { data: [] }));
  const view = renderWithPlatform(<Harness {...{ seen, failed, publish, onShow }} />, { client });
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  return { ...view, publish, onShow };
}

test.each([
  ['nothing was found', []],
  ['only little things were found', [finding('moderate'), finding('minor')]],
  ['nobody can look', undefined],
])('where %s on the canvas, the page is published', async (_what, seen) => {
  const { publish } = await publishWith(seen);
  expect(publish.mock.calls).toEqual([[]]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a block that failed stops a page whose canvas does not answer, and is led to', async () => {
  const [block] = exampleContent.blocks;
  const { publish, onShow, container } = await publishWith(undefined, block ? [block.id] : []);
  expect(publish).not.toHaveBeenCalled();
  expect(await screen.findByText(/^The block cannot be shown/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await press('Show it');
  expect(onShow).toHaveBeenCalledWith(expect.objectContaining({ block: block?.id, rule: 'block-failed' }));
});

test('what keeps people from using the page is shown with its block, and published with a reason alone', async () => {
  const [block] = exampleContent.blocks;
  const critical = finding('critical', block?.id);
  const { publish, onShow, container } = await publishWith([critical, finding('serious'), finding('minor')]);
  expect(publish).not.toHaveBeenCalled();
  expect(await screen.findByRole('dialog', { name: 'The page has 2 things that visitors would miss' })).toBeVisible();
  expect(screen.getByText(/– 1\. Every field/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await press('Show it');
  expect(onShow).toHaveBeenCalledWith(critical);
  await userEvent.type(reason(), 'The recall cannot wait');
  await press('Publish all the same');
  expect(publish.mock.calls).toEqual([['The recall cannot wait']]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('two elements with the same finding are both shown', async () => {
  const complaints = jest.spyOn(console, 'error');
  await publishWith([finding('critical'), finding('critical')]);
  expect(await screen.findAllByText('Links must have discernible text')).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
});

test('what the API finds in the draft leads to its field, and is published with a reason', async () => {
  const { sent } = await openPage(changed, answerTo(listPageFindings, { data: [broken] }));
  await press('Publish');
  const dialog = await screen.findByRole('dialog', { name: 'The page has something that visitors would miss' });
  await press('Show it');
  expect(dialog).not.toBeInTheDocument();
  expect(document.activeElement).toHaveAttribute('id', 'field-blocks-0-texts-en-GB-title');
  await press('Publish');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Why' }), 'The page follows');
  await press('Publish all the same');
  expect(await screen.findByText('Published. Visitors see it now.')).toBeVisible();
  expect(sent(publishPage)).toEqual([expect.objectContaining({ body: { reason: 'The page follows' } })]);
});

test('a page is planned past what is found on it with a reason as well', async () => {
  const operations = [...OPERATIONS];
  const { sent } = await openPage(
    withPage({ operations }),
    answerTo(listPageFindings, { data: [broken] }),
    answerTo(schedulePage, { data: examplePage({ operations, revision: 5 }) }),
  );
  await press('Plan');
  fill(openDialog('Plan this page').getByLabelText(/^Publish/), '2026-12-01T09:30');
  await userEvent.click(openDialog('Plan this page').getByRole('button', { name: 'Plan' }));
  await screen.findByText(broken.message);
  expect(sent(schedulePage)).toEqual([]);
  await userEvent.type(reason(), 'The page follows');
  await press('Plan all the same');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent(schedulePage)).toEqual([
    expect.objectContaining({ body: expect.objectContaining({ reason: 'The page follows' }) }),
  ]);
});

test('whoever only wants to know is asked for nothing, and published nothing', async () => {
  const { sent, container } = await openPage();
  await press('Check');
  expect(await screen.findByRole('dialog', { name: 'Nothing was found on the page' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  expect(sent(publishPage)).toEqual([]);
});

test('an API that cannot look keeps nobody waiting: it asks for the reason itself', async () => {
  const refused = refusal(422, 'Published all the same, it needs a reason.', [broken]);
  await openPage(changed, answerTo(listPageFindings, refusal(503, 'Away')), answerTo(publishPage, refused));
  await press('Publish');
  expect(await screen.findByRole('link', { name: broken.message })).toBeVisible();
});
