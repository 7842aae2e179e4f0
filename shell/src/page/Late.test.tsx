import { blockReload } from '@showroom/contracts/events/block-reload';
import { modalVideo } from '@showroom/contracts/events/modal-video';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { createMemoryRouter, RouterProvider } from '@showroom/shared-ui/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShellProvider } from './context';
import { testShell } from './context.testing';
import { Late } from './Late';

const FILM = { src: '/media/videos/defender.mp4', title: 'Defender, all the way' };

async function open() {
  const shell = testShell();
  const { bus } = shell.platform;
  const loader = jest.fn(async () => [...shell.reloads]);
  const element = (
    <>
      <button type="button" onClick={() => bus.emit(modalVideo, FILM)}>
        Watch
      </button>
      <Late />
    </>
  );
  const router = createMemoryRouter([{ id: 'page', path: '*', loader, element }], {
    hydrationData: { loaderData: { page: [] } },
  });
  await act(async () => {
    render(
      <ShellProvider value={shell}>
        <PlatformProvider value={shell.platform}>
          <RouterProvider router={router} />
        </PlatformProvider>
      </ShellProvider>,
    );
  });
  return { bus, loader, router };
}
const watch = () => userEvent.click(screen.getByRole('button', { name: 'Watch' }));

test('a film that a block asks for is shown in a dialog of its name', async () => {
  await open();
  expect(document.querySelector('dialog')).toBeNull();
  await watch();
  const dialog = await screen.findByRole('dialog', { name: FILM.title });
  expect(dialog.querySelector('video')).toHaveAttribute('src', FILM.src);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.querySelector('video')).toBeNull();
  await watch();
  expect(await screen.findByRole('dialog', { name: FILM.title })).toBeVisible();
});

test('a film stays behind with its page', async () => {
  const { router } = await open();
  await watch();
  await screen.findByRole('dialog', { name: FILM.title });
  await act(() => router.navigate('/offers'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a block that asks for its data makes its page load them', async () => {
  const { bus, loader } = await open();
  act(() => bus.emit(blockReload, { id: 'component-2' }));
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(1));
  expect(await loader.mock.results[0]?.value).toEqual(['component-2']);
});
