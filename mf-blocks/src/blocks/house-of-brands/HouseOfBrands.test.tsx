import { blockProps } from '@showroom/shared-ui/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { examples } from './examples';
import { Component } from './HouseOfBrands';

const content = examples['three brands'];
let isMotionReduced = false;
const play = jest.spyOn(HTMLMediaElement.prototype, 'play');
const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause');

beforeEach(() => {
  isMotionReduced = false;
  Object.assign(globalThis, { matchMedia: () => ({ matches: isMotionReduced }) });
  play.mockReset().mockResolvedValue();
  pause.mockReset().mockImplementation();
});

test('a panel has its brand, and one link or two, each named with the brand', () => {
  const { rerender } = render(<Component {...blockProps(content)} />);
  expect(screen.getByRole('heading', { name: 'Range Rover' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore Defender' })).toHaveAttribute('href', '/defender');
  expect(screen.queryByRole('link', { name: /Build/ })).not.toBeInTheDocument();
  rerender(<Component {...blockProps({ ...content, layout_variant: 'dual-cta' })} />);
  expect(screen.getByRole('link', { name: 'Build yours Discovery' })).toHaveAttribute('href', '/discovery#build');
});

test('a film plays for whoever points at its panel, and no longer', () => {
  const { container } = render(<Component {...blockProps(content)} />);
  expect(container.querySelector('video')).toBeNull();
  const panel = screen.getByRole('heading', { name: 'Defender' }).closest('li') ?? container;
  fireEvent.pointerEnter(panel);
  expect(play.mock.contexts).toEqual([panel.querySelector('video')]);
  fireEvent.pointerLeave(panel);
  expect(pause).toHaveBeenCalledTimes(1);
});

test('a film plays for the keyboard too, but not where motion is unwelcome', () => {
  render(<Component {...blockProps(content)} />);
  isMotionReduced = true;
  fireEvent.focus(screen.getByRole('link', { name: 'Explore Range Rover' }));
  expect(play).not.toHaveBeenCalled();
  isMotionReduced = false;
  fireEvent.focus(screen.getByRole('link', { name: 'Explore Defender' }));
  expect(play).toHaveBeenCalledTimes(1);
});

test('without animation there are no films, nor those of an unsafe address', () => {
  const film = () => document.querySelector('video');
  const look = () => fireEvent.pointerEnter(screen.getAllByRole('listitem')[0] ?? document);
  const { rerender } = render(<Component {...blockProps({ ...content, enable_animation: false })} />);
  look();
  expect(film()).toBeNull();
  const [panel] = content.groups;
  const groups = [{ ...panel, animation_video: { src: 'javascript:alert(1)' } }];
  rerender(<Component {...blockProps({ ...content, groups })} />);
  look();
  expect(film()).toBeNull();
});
