import { screen } from '@testing-library/react';
import { visit } from '../editor-in-tests';

test('the window in which a person has signed in tells the others, and closes', async () => {
  const close = jest.spyOn(window, 'close').mockReturnValue();
  const channel = new BroadcastChannel('mf-cms-editor:signed-in');
  const told = new Promise((resolve) => channel.addEventListener('message', resolve));
  visit('/cms/signed-in');
  expect(await screen.findByRole('heading', { level: 1, name: 'You are signed in' })).toBeVisible();
  await told;
  expect(close).toHaveBeenCalledTimes(1);
  channel.close();
});
