import { modalVideo } from '@showroom/contracts/events/modal-video';
import { blockProps, renderWithPlatform } from '@showroom/shared-ui/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { laySlidesOut, look, motion, scrollTo } from '../../kits/slides/slides-in-tests';
import { examples } from './examples';
import { Component, hydrate } from './HeroCarousel';

const content = examples['three slides'];

beforeEach(() => {
  jest.useFakeTimers();
  laySlidesOut();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a slide stays for the duration of the block, then the next one follows', () => {
  render(<Component {...blockProps(content)} />);
  pass(5999);
  expect(scrollTo).not.toHaveBeenCalled();
  pass(1);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 1000 });
});

test('a slide’s own duration overrides that of the block, and after the last slide comes the first', () => {
  render(<Component {...blockProps(content)} />);
  look(2);
  pass(8999);
  expect(scrollTo).not.toHaveBeenCalled();
  pass(1);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 0 });
});

test('slides wait while somebody points at them or is inside with the keyboard', () => {
  render(<Component {...blockProps(content)} />);
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Highlights' }));
  pass(60_000);
  expect(scrollTo).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByRole('region', { name: 'Highlights' }));
  act(() => screen.getByRole('link', { name: 'Explore Defender' }).focus());
  pass(60_000);
  expect(scrollTo).not.toHaveBeenCalled();
  act(() => screen.getByRole('link', { name: 'Explore Defender' }).blur());
  pass(6000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('slides wait until pointer and keyboard have both left, buttons included', () => {
  render(<Component {...blockProps(content)} />);
  const carousel = screen.getByRole('region', { name: 'Highlights' });
  fireEvent.pointerEnter(carousel);
  act(() => within(carousel).getByRole('button', { name: 'Next slide' }).focus());
  fireEvent.pointerLeave(carousel);
  pass(60_000);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('whoever asks for slides to play sees them go on, although the pointer still is on the button', () => {
  render(<Component {...blockProps(content)} />);
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Highlights' }));
  press('Pause slides');
  press('Play slides');
  pass(6000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('the pause button stops the slides and lets them go on', () => {
  render(<Component {...blockProps(content)} />);
  press('Pause slides');
  pass(60_000);
  expect(scrollTo).not.toHaveBeenCalled();
  press('Play slides');
  pass(6000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('where motion is unwelcome nothing moves by itself', () => {
  motion.isReduced = true;
  render(<Component {...blockProps(content)} />);
  pass(60_000);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Play slides' })).toBeVisible();
});

test('without autoplay nothing moves and there is nothing to pause', () => {
  render(<Component {...blockProps({ ...content, is_autoplay: false })} />);
  pass(60_000);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Pause slides' })).not.toBeInTheDocument();
});

test.each([
  ['Next slide', 1000],
  ['Previous slide', 2000],
  ['Slide 3', 2000],
])('%s leads there', (name, left) => {
  render(<Component {...blockProps(content)} />);
  press(name);
  expect(scrollTo).toHaveBeenLastCalledWith({ left });
});

test('the slide in view is marked', () => {
  render(<Component {...blockProps(content)} />);
  look(1);
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Slide 2');
});

test('the timer is off unless the editor wants it; then it counts the seconds of the slide', () => {
  const { container, rerender } = render(<Component {...blockProps(content)} />);
  const timer = () => container.querySelector('.hero-timer');
  expect(timer()).toBeNull();
  rerender(<Component {...blockProps({ ...content, has_timer: true })} />);
  expect(timer()).toHaveTextContent('6');
  pass(2000);
  expect(timer()).toHaveTextContent('4');
  look(2);
  expect(timer()).toHaveTextContent('9');
  expect(timer()).toHaveClass('light-theme');
});

test('only the first picture is fetched first', () => {
  render(<Component {...blockProps(content)} />);
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('loading'))).toEqual([
    'eager',
    'lazy',
    'lazy',
  ]);
});

test('the banner text stands above the slides when it is switched on', () => {
  const { rerender } = render(<Component {...blockProps({ ...content, banner_text: 'Until Sunday' })} />);
  expect(screen.queryByText('Until Sunday')).not.toBeInTheDocument();
  rerender(<Component {...blockProps({ ...content, banner_text: 'Until Sunday', has_banner: true })} />);
  expect(screen.getByText('Until Sunday')).toBeVisible();
});

test.each([
  ['has_wide_ratio', 'hero-wide'],
  ['has_mxo', 'hero-mxo'],
] as const)('%s gives the slides a look of their own', (symbol, look) => {
  const { container } = render(<Component {...blockProps(content)} />);
  expect(container.firstElementChild).not.toHaveClass(look);
  const own = render(<Component {...blockProps({ ...content, [symbol]: true })} />);
  expect(own.container.firstElementChild).toHaveClass(look);
});

test.each([
  [true, true],
  [false, false],
])('touch devices show four slides alone: %s', (has_touch_devices_slides_limit, isLimited) => {
  const { container } = render(<Component {...blockProps({ ...content, has_touch_devices_slides_limit })} />);
  expect(container.querySelector('.slides-limited') !== null).toBe(isLimited);
});

test('titles are smaller where is_ffi says so', () => {
  const sizeOf = (is_ffi: boolean) => {
    const { unmount } = render(<Component {...blockProps({ ...content, is_ffi })} />);
    const { className } = screen.getByRole('heading', { name: 'Defender, all the way' });
    unmount();
    return className;
  };
  expect(sizeOf(true)).not.toBe(sizeOf(false));
});

test('a screen that is higher than wide has the picture that was chosen for it', () => {
  const groups = content.groups
    .slice(0, 1)
    .map((slide) => ({ ...slide, high_layout_image: { src: '/media/library/c1/1', alt: '' } }));
  const { container } = render(<Component {...blockProps({ ...content, groups })} />);
  const source = container.querySelector('source[media="(orientation: portrait)"]');
  expect(source).toHaveAttribute('srcset', '/media/library/c1/1-1024x576.webp');
});

test('a video is opened by the page, named by its slide', async () => {
  const example = examples['one slide with a video'];
  const captions = [{ src: '/media/library/salt/1-captions.vtt', language: 'en', label: 'English' }];
  const groups = example.groups.map((slide) => ({
    ...slide,
    ...(slide.video_desktop && { video_desktop: { ...slide.video_desktop, captions } }),
  }));
  const { platform } = renderWithPlatform(<Component {...blockProps({ ...example, groups })} />);
  const opened = jest.fn();
  platform.bus.on(modalVideo, opened);
  press('Watch the video');
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  expect(opened).toHaveBeenCalledWith({
    src: '/media/films/defender-110.webm',
    title: 'Defender, all the way',
    description: 'A green Defender 110 turns on a stage.',
    poster: '/media/heroes/defender-110/pangea-green/dusk-1600x900.webp',
    captions,
  });
});

test('a video from an unsafe address is not offered', () => {
  const [slide] = examples['one slide with a video'].groups;
  if (!slide) throw new Error('There is no slide.');
  render(
    <Component
      {...blockProps({ ...content, groups: [{ ...slide, video_desktop: { src: 'javascript:alert(1)' } }] })}
    />,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a video behind the words is in the page as it comes, and plays unless motion is unwelcome', () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const [slide] = examples['one slide with a video'].groups;
  if (!slide) throw new Error('There is no slide.');
  const film = { src: '/media/library/a1/1-film.mp4', poster: { src: '/media/library/b1/1', alt: '' } };
  const groups = [{ ...slide, image: undefined, video_type: 'video_background' as const, video_desktop: film }];
  const block = <Component {...blockProps({ ...content, groups })} />;
  const video = () => document.querySelector('video');
  document.body.innerHTML = renderToString(block);
  expect(video()?.querySelector('source')).toHaveAttribute('src', film.src);
  expect([video()?.autoplay, video()?.preload]).toEqual([false, 'none']);
  expect(document.querySelector('img')).toHaveAttribute('src', '/media/library/b1/1-1024x576.webp');
  document.body.innerHTML = '';
  motion.isReduced = true;
  render(block).unmount();
  expect(play).not.toHaveBeenCalled();
  motion.isReduced = false;
  render(block);
  expect(play).toHaveBeenCalledTimes(1);
});

test('a video behind the words is stopped and played again by whoever looks at it', () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation();
  const { groups } = examples['one slide with a video'];
  const video_type = 'video_background' as const;
  render(<Component {...blockProps({ ...content, groups: groups.map((slide) => ({ ...slide, video_type })) })} />);
  const video = document.querySelector('video');
  if (!video) throw new Error('There is no video.');
  expect(screen.queryByRole('button', { name: /the film/ })).not.toBeInTheDocument();
  fireEvent.play(video);
  press('Pause the film');
  expect(pause).toHaveBeenCalledTimes(1);
  fireEvent.pause(video);
  play.mockClear();
  press('Play the film');
  expect(play).toHaveBeenCalledTimes(1);
});

test('a narrow screen plays the film that was chosen for it, and a film may be seen whole', () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const slides = examples['one slide with a video'].groups;
  const video_type = 'video_background' as const;
  const video_mobile = { src: '/media/library/a2/1-film.mp4' };
  const show = (video_styles: 'cover' | 'contain') => {
    const groups = slides.map((slide) => ({ ...slide, video_type, video_mobile, video_styles }));
    return render(<Component {...blockProps({ ...content, groups })} />);
  };
  const { container, unmount } = show('contain');
  expect(container.querySelector('video')).toHaveClass('hero-background-whole');
  expect(play.mock.contexts).toEqual([expect.objectContaining({ src: expect.stringMatching(/defender-110\.webm$/) })]);
  unmount();
  const matches = (query: string) => !query.includes('reduced-motion');
  Object.assign(globalThis, { matchMedia: (query: string) => ({ matches: matches(query) }) });
  const narrow = show('cover').container.querySelector('video');
  expect(narrow).not.toHaveClass('hero-background-whole');
  expect(narrow?.src).toMatch(/a2\/1-film\.mp4$/);
});

test('code comes by itself for slides that go on by themselves and films behind the words alone', () => {
  expect(hydrate(content)).toBe('idle');
  const calm = { ...content, is_autoplay: false };
  expect(hydrate(calm)).toBe('activity');
  const [first] = content.groups;
  const only = (['none', 'video', 'video_background'] as const).map((video_type) =>
    hydrate({ ...content, groups: first ? [{ ...first, video_type }] : [] }),
  );
  expect(only).toEqual(['never', 'activity', 'idle']);
});
