import { render, screen } from '@testing-library/react';
import { testPage, testView } from '../page/page-data.testing';
import { useFailedBlocks } from './use-failed-blocks';

const page = testPage([testView('tabs'), testView('quote')]);

function Page({ failed }: { readonly failed: readonly string[] }) {
  const notice = (id: string) => failed.includes(id) && <div className="page-block-failed" />;
  return (
    <>
      <p>{`Failed: ${useFailedBlocks(page).join(', ')}.`}</p>
      <div id="component-1" className="page-block">
        {notice('tabs-1')}
        <div id="component-2" className="page-block">
          {notice('quote-1')}
          <section>
            <p className="page-block-failed">HTML of an editor</p>
          </section>
        </div>
      </div>
    </>
  );
}

test('a block fails for itself, as long as a notice stands in its place, and the page builder hears of it', async () => {
  const post = jest.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  const { rerender } = render(<Page failed={[]} />);
  for (const failed of [['quote-1'], ['tabs-1', 'quote-1'], []]) {
    rerender(<Page failed={failed} />);
    await screen.findByText(`Failed: ${failed.join(', ')}.`);
  }
  const sent = post.mock.calls.map(([{ message }, origin]) => [message.ids, origin]);
  const { origin } = window.location;
  expect(sent).toEqual([[], ['quote-1'], ['tabs-1', 'quote-1'], []].map((ids) => [ids, origin]));
});
