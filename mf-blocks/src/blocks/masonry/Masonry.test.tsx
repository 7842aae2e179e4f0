import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { examples } from './examples';
import { Component } from './Masonry';

const content = examples['film above three pictures'];
let isMotionReduced = false;
const play = jest.spyOn(HTMLMediaElement.prototype, 'play');

beforeEach(() => {
  isMotionReduced = false;
  Object.assign(globalThis, { matchMedia: () => ({ matches: isMotionReduced }) });
  play.mockReset().mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation();
});

const film = () => screen.getByLabelText(/^Defender, all the way/);

test('the film plays by itself in silence, and is stopped by its own controls', () => {
  render(<Component {...blockProps(content)} />);
  expect(play.mock.contexts).toEqual([film()]);
  expect(film()).toHaveProperty('muted', true);
  expect(film()).toHaveAttribute('controls');
});

test.each([
  ['the editor wants it to wait', true, false],
  ['motion is unwelcome', false, true],
])('the film waits where %s', (_, disable_autoplay, isUnwelcome) => {
  isMotionReduced = isUnwelcome;
  render(<Component {...blockProps({ ...content, disable_autoplay })} />);
  expect(play).not.toHaveBeenCalled();
  expect(film()).toHaveProperty('muted', false);
});

test.each([
  ['video-top', Node.DOCUMENT_POSITION_FOLLOWING],
  ['video-bottom', Node.DOCUMENT_POSITION_PRECEDING],
] as const)('with %s the film stands there', (img_video_grid, position) => {
  render(<Component {...blockProps({ ...content, img_video_grid })} />);
  const [picture] = screen.getAllByRole('img');
  expect(picture && film().compareDocumentPosition(picture)).toBe(position);
});

test('a film has its captions; one of an unsafe address is left out', () => {
  const captions = [{ src: '/media/library/salt/1-captions.vtt', language: 'en', label: 'English' }];
  const { container, rerender } = render(
    <Component {...blockProps({ ...content, video: { ...content.video, captions } })} />,
  );
  expect(container.querySelector('track')).toHaveAttribute('srclang', 'en');
  rerender(<Component {...blockProps({ ...content, video: { src: 'javascript:alert(1)' } })} />);
  expect(container.querySelector('video')).toBeNull();
  expect(screen.getAllByRole('img')).toHaveLength(3);
});
