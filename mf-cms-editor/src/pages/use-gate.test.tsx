import type { Finding } from '@showroom/contracts/host/canvas-messages';
import { renderWithPlatform } from '@showroom/shared-ui/testing';
import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { everyField, exampleContent } from '../examples';
import { GateDialog } from './GateDialog';
import { useGate } from './use-gate';

expect.extend(toHaveNoViolations);

const finding = (impact: Finding['impact'], block: string | null = null): Finding => ({
  block,
  rule: 'link-name',
  impact,
  text: 'Links must have discernible text',
  html: '<a href="/stock"></a>',
});

async function published(found: readonly Finding[] | undefined) {
  const publish = jest.fn(async (_reason?: string) => undefined);
  const { result } = renderHook(() => useGate({ current: async () => found }, publish));
  await act(() => result.current.publish());
  return { result, publish };
}

test.each([
  ['nothing was found', []],
  ['only little things were found', [finding('moderate'), finding('minor')]],
  ['nobody can look', undefined],
])('where %s, the page is published', async (_what, found) => {
  const { publish, result } = await published(found);
  expect(publish).toHaveBeenCalledTimes(1);
  expect(result.current.findings).toBeUndefined();
});

test('what keeps people from using the page is shown instead, and published with a reason alone', async () => {
  const { publish, result } = await published([finding('critical'), finding('minor')]);
  expect(publish).not.toHaveBeenCalled();
  expect(result.current.findings).toEqual([finding('critical')]);
  await act(() => result.current.publishAnyway('The recall cannot wait'));
  expect(publish).toHaveBeenCalledWith('The recall cannot wait');
  expect(result.current.findings).toBeUndefined();
});

test('the dialog names each finding, leads to its block and asks why, without accessibility faults', async () => {
  const [block] = exampleContent.blocks;
  const onShow = jest.fn();
  const onPublish = jest.fn(async () => undefined);
  const { container } = renderWithPlatform(
    <GateDialog
      findings={[finding('critical', block?.id), finding('serious')]}
      content={exampleContent}
      templates={new Map([[everyField.key, everyField]])}
      onShow={onShow}
      onPublish={onPublish}
      onClose={() => undefined}
    />,
  );
  expect(screen.getByRole('dialog', { name: 'The page has 2 things that some visitors cannot use' })).toBeVisible();
  expect(screen.getByText(/– 1\. Every field/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Show the block' }));
  expect(onShow).toHaveBeenCalledWith(block?.id);
  await userEvent.type(screen.getByRole('textbox', { name: 'Why' }), 'The recall cannot wait');
  await userEvent.click(screen.getByRole('button', { name: 'Publish all the same' }));
  expect(onPublish).toHaveBeenCalledWith('The recall cannot wait');
});
