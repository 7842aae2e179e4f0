import { getForm } from '@showroom/contracts/calls/forms';
import { blockReload } from '@showroom/contracts/events/block-reload';
import { fabContentChanged } from '@showroom/contracts/events/fab-content';
import { modalForm } from '@showroom/contracts/events/modal-form';
import { modalVideo } from '@showroom/contracts/events/modal-video';
import type { Settings } from '@showroom/contracts/settings/settings';
import { exampleForm } from '@showroom/shared-ui/form-examples';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { createMemoryRouter, RouterProvider } from '@showroom/shared-ui/router';
import { answerTo, fakeClient } from '@showroom/shared-ui/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isFollowed } from '../addresses/follow-event';
import { ShellProvider } from './context';
import { testShell } from './context.testing';
import { Late } from './Late';

const FILM = {
  src: '/media/videos/defender.mp4',
  title: 'Defender, all the way',
  description: 'A green car in a desert.',
  poster: '/media/library/b1/1-1600x900.webp',
  captions: [
    { src: '/media/library/c1/1-captions.vtt', language: 'en', label: 'English' },
    { src: '/media/library/c2/1-captions.vtt', language: 'ar', label: 'العربية' },
  ],
};
let isMotionReduced = false;
beforeEach(() => {
  isMotionReduced = false;
  Object.assign(globalThis, { matchMedia: () => ({ matches: isMotionReduced }) });
});

async function open(settings: Partial<Settings> = {}) {
  const client = fakeClient(answerTo(getForm, { data: exampleForm() }));
  const shell = testShell({ options: { settings, client } });
  const { bus } = shell.platform;
  const loader = jest.fn(async () => [...shell.reloads]);
  const element = (
    <>
      <button type="button" onClick={() => bus.emit(modalVideo, FILM)}>
        Watch
      </button>
      <Late isSite />
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

test('a form is opened over the page by a link and by the event; other links are followed', async () => {
  const { bus } = await open();
  await act(async () => expect(isFollowed('/form/contact-international')).toBe(false));
  const dialog = await screen.findByRole('dialog', { name: 'Contact us' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog).not.toHaveAttribute('open');
  act(() => {
    const detail = { form_id: 'contact-international', hidden_fields: { offer: 'spring' }, layout: 'double' } as const;
    bus.emit(modalForm, detail);
  });
  await waitFor(() => expect(dialog).toHaveAttribute('open'));
  expect(await screen.findByRole('form', { name: 'Contact us' })).toContainElement(
    document.querySelector('[name="-hidden-offer"]'),
  );
  for (const path of ['/forms', '/stock']) expect(isFollowed(path)).toBe(true);
});

test('a film has its poster, its description and captions in the language of the page', async () => {
  await open();
  await watch();
  const dialog = await screen.findByRole('dialog', { name: FILM.title });
  const video = dialog.querySelector('video');
  expect(video).toHaveAttribute('poster', FILM.poster);
  expect([video?.controls, video?.autoplay]).toEqual([true, true]);
  expect(dialog).toHaveTextContent(FILM.description);
  const tracks = [...dialog.querySelectorAll('track')].map((one) => [one.kind, one.srclang, one.label, one.default]);
  expect(tracks).toEqual([
    ['captions', 'en', 'English', true],
    ['captions', 'ar', 'العربية', false],
  ]);
});

test('a film does not play by itself where motion is unwelcome', async () => {
  isMotionReduced = true;
  await open();
  await watch();
  const dialog = await screen.findByRole('dialog', { name: FILM.title });
  expect(dialog.querySelector('video')?.autoplay).toBe(false);
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

const CONTENT = {
  items: [],
  quick_links: [
    { link: { url: '/offers', link_text: 'Offers', target: '_self', type: 'internal' } as const, icon: '' },
  ],
  are_quick_links_reversed: false,
  is_secondary: false,
  mobile_button_label: 'Next',
  quick_links_expand_button_label: '',
};
const next = () => screen.queryByRole('button', { name: 'Next' });
const byPage = () => screen.queryByRole('button', { name: 'Of the page' });

describe('the floating button', () => {
  beforeEach(() => {
    Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) });
  });

  test('stands where the setting has content, and not where a page hides it', async () => {
    const { router } = await open({ 'fab.content': [CONTENT], 'navigation.disabled_on_pages': ['/bare*'] });
    expect(await screen.findByRole('button', { name: 'Next' })).toBeVisible();
    for (const path of ['/bare/page', '/showroom-order-online/checkout']) {
      await act(() => router.navigate(path));
      expect(next()).not.toBeInTheDocument();
    }
    await act(() => router.navigate('/offers'));
    expect(next()).toBeVisible();
  });

  test('of a page is what its block says, for as long as the block is there', async () => {
    const { bus } = await open({ 'fab.content': [CONTENT] });
    await screen.findByRole('button', { name: 'Next' });
    act(() => bus.emit(fabContentChanged, { content: { ...CONTENT, mobile_button_label: 'Of the page' } }));
    expect(byPage()).toBeVisible();
    expect(next()).not.toBeInTheDocument();
    act(() => bus.emit(fabContentChanged, { content: null }));
    expect(next()).toBeVisible();
  });

  test('is there without a setting where a block fills it, and comes with the block', async () => {
    const { bus } = await open();
    expect(next()).not.toBeInTheDocument();
    act(() => bus.emit(fabContentChanged, { content: CONTENT }));
    expect(await screen.findByRole('button', { name: 'Next' })).toBeVisible();
  });
});
