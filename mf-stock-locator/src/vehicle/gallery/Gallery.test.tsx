import { screen, within } from '@testing-library/react';
import { one, visit } from '../vehicle-page-in-tests';

test('photos are chosen by thumbnail and by the next button', async () => {
  const { user } = await visit([one()]);
  const gallery = screen.getByRole('region', { name: 'Photos' });
  await user.click(within(gallery).getByRole('link', { name: 'Next photo' }));
  expect(within(gallery).getByRole('link', { name: 'Photo 2 of 5' })).toHaveAttribute('aria-current', 'true');
  await user.click(within(gallery).getByRole('link', { name: 'Photo 5 of 5' }));
  expect(within(gallery).queryByRole('link', { name: 'Next photo' })).not.toBeInTheDocument();
  expect(within(gallery).getByRole('link', { name: 'Previous photo' })).toHaveAttribute('href', '#photo-4');
});

test('arrow keys lead from photo to photo', async () => {
  const { user } = await visit([one()]);
  const gallery = screen.getByRole('region', { name: 'Photos' });
  within(gallery)
    .getByRole('link', { name: /Enlarge photo 1 of 5/ })
    .focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(within(gallery).getByRole('link', { name: /Enlarge photo 2 of 5/ })).toHaveFocus();
});

test('a photo is enlarged, zoomed and left, by keyboard and by buttons', async () => {
  const { user } = await visit([one()]);
  await user.click(screen.getByRole('link', { name: /Enlarge photo 2 of 5/ }));
  const large = within(await screen.findByRole('dialog', { name: 'Photos' }));
  expect(large.getByText('Photo 2 of 5')).toBeVisible();
  const front = '/media/vehicles/defender-110/pangea-green/front';
  const photo = large.getByRole('img', { name: 'Defender 110, front' });
  expect(photo).toHaveAttribute('srcset', `${front}-960x540.webp 960w, ${front}-1600x900.webp 1600w`);
  // What the gallery showed is seen until the large one has come.
  expect(photo.previousElementSibling).toHaveAttribute('src', `${front}-960x540.webp`);
  await user.click(large.getByRole('button', { name: 'Zoom in' }));
  expect(large.queryByRole('link', { name: 'Next photo' })).not.toBeInTheDocument();
  await user.click(large.getByRole('button', { name: 'Zoom out' }));
  await user.keyboard('{ArrowRight}');
  expect(large.getByText('Photo 3 of 5')).toBeVisible();
  await user.click(large.getByRole('link', { name: 'Previous photo' }));
  expect(large.getByText('Photo 2 of 5')).toBeVisible();
  await user.click(large.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a film of our own plays in its place among the photos', async () => {
  const { user, container } = await visit([one({ video_url: '/media/films/defender.mp4' })]);
  expect(container.querySelector('video')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Watch the film' }));
  expect(container.querySelector('video')).toHaveAttribute('src', '/media/films/defender.mp4');
});

test('a film from elsewhere is a link, so that nothing is asked there unasked', async () => {
  await visit([one({ video_url: 'https://films.example/1' })]);
  const link = screen.getByRole('link', { name: 'Watch the film' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
