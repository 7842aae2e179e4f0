import { modalVideo } from '@showroom/contracts/events/modal-video';
import { blockProps, renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from './examples';
import { Component } from './GalleryCarousel';

const content = examples['pictures and a film'];

test('a picture is enlarged, and leads to the other pictures, not to films', async () => {
  renderWithPlatform(<Component {...blockProps(content)} />);
  await userEvent.click(screen.getByRole('link', { name: /Enlarge photo 2 of 4/ }));
  const large = within(await screen.findByRole('dialog', { name: 'Photos' }));
  expect(large.getByText('Photo 2 of 4')).toBeVisible();
  await userEvent.click(large.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a film is opened by the page, named by its caption', async () => {
  const { platform } = renderWithPlatform(<Component {...blockProps(content)} />);
  const opened = jest.fn();
  platform.bus.on(modalVideo, opened);
  const link = screen.getByRole('link', { name: 'Play the film: Two minutes on the salt flats.' });
  expect(link).toHaveAttribute('href', '/media/films/defender-110.webm');
  await userEvent.click(link);
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  expect(opened).toHaveBeenCalledWith(
    expect.objectContaining({ src: '/media/films/defender-110.webm', title: 'Two minutes on the salt flats.' }),
  );
});

test('a film of an unsafe address is left out, and a gallery of nothing else too', () => {
  const groups = [{ image: undefined, caption: 'No', video: { src: 'javascript:alert(1)' } }];
  const { container } = renderWithPlatform(<Component {...blockProps({ ...content, groups })} />);
  expect(within(container).queryByRole('region')).not.toBeInTheDocument();
});

test('without a title the carousel says what it is', () => {
  renderWithPlatform(<Component {...blockProps({ ...content, title: '' })} />);
  expect(screen.getByRole('region', { name: 'Gallery' })).toBeVisible();
});
