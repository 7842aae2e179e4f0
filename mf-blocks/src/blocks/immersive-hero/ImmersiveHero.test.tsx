import { blockProps } from '@showroom/shared-ui/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { examples } from './examples';
import { Component, hydrate } from './ImmersiveHero';

const content = examples['a film, words at the bottom, a row for each button'];
const play = jest.spyOn(HTMLMediaElement.prototype, 'play');
let isMotionReduced = false;
let isNarrow = false;

beforeEach(() => {
  jest.useFakeTimers();
  play.mockReset().mockResolvedValue();
  isMotionReduced = false;
  isNarrow = false;
  Object.assign(globalThis, {
    matchMedia: (query: string) => ({ matches: query.includes('reduced-motion') ? isMotionReduced : isNarrow }),
  });
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const hero = () => screen.getByRole('heading', { name: 'Nothing but horizon' }).closest('section');

test('words appear once the film has played for the time of the block', async () => {
  render(<Component {...blockProps(content)} />);
  expect(hero()).toHaveClass('immersive-hero-served');
  await pass(0);
  await pass(4999);
  expect(hero()).toHaveClass('immersive-hero-waiting');
  await pass(1);
  expect(hero()).toHaveClass('immersive-hero-shown');
});

test('where motion is unwelcome nothing plays, and words are there at once', () => {
  isMotionReduced = true;
  render(<Component {...blockProps(content)} />);
  expect(play).not.toHaveBeenCalled();
  expect(hero()).toHaveClass('immersive-hero-shown');
});

test('words do not wait for a film that the browser refuses to play', async () => {
  play.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  render(<Component {...blockProps(content)} />);
  await pass(0);
  expect(hero()).toHaveClass('immersive-hero-shown');
});

test('a film that does not play by itself is played by whoever wants it', () => {
  render(<Component {...blockProps({ ...content, is_autoplay: false })} />);
  expect(play).not.toHaveBeenCalled();
  expect(hero()).toHaveClass('immersive-hero-shown');
  fireEvent.click(screen.getByRole('button', { name: 'Play the film' }));
  expect(play).toHaveBeenCalledTimes(1);
});

test('on a narrow screen the film may have the controls of the browser, and waits', () => {
  isNarrow = true;
  const { container } = render(<Component {...blockProps(content)} />);
  expect(container.querySelector('video')).toHaveAttribute('controls');
  expect(play).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a button leads to what follows, or to the block that the editor names', () => {
  const { container, rerender } = render(<Component {...blockProps(content)} />);
  const address = () => screen.getByRole('link', { name: 'Go on below' }).getAttribute('href') ?? '';
  expect(container.querySelector(address())).toBe(container.lastElementChild);
  rerender(<Component {...blockProps({ ...content, scroll_to: 'engines' })} />);
  expect(address()).toBe('#engines');
});

test.each([
  [{ content_placement: 'middle' }, 'immersive-hero-middle'],
  [{ content_placement: 'left-top' }, 'immersive-hero-left-top'],
  [{ content_placement: 'left-middle' }, 'immersive-hero-left-middle'],
  [{ content_placement: 'left-bottom' }, 'immersive-hero-left-bottom'],
  [{ buttons_placement: 'inline' }, 'immersive-hero-inline'],
  [{ buttons_placement: 'row' }, 'immersive-hero-row'],
  [{ has_mxo: true }, 'immersive-hero-mxo'],
  [{ is_overlay: true }, 'immersive-hero-overlay'],
] as const)('words and buttons stand where %j says', async (own, look) => {
  render(<Component {...blockProps({ ...content, has_mxo: false, is_overlay: false, ...own })} />);
  await pass(0);
  const looks = hero()?.className.match(/immersive-hero-[\w-]+/g) ?? [];
  expect(looks).toContain(look);
  const placements = looks.filter((one) => /-(middle|left-\w+|inline|row)$/.test(one));
  expect(placements).toHaveLength(2);
});

test('code comes by itself for a film that plays by itself alone', () => {
  expect(hydrate(content)).toBe('idle');
  expect(hydrate({ ...content, is_autoplay: false })).toBe('activity');
  expect(hydrate({ ...content, video_desktop: undefined, video_mobile: undefined })).toBe('never');
});
