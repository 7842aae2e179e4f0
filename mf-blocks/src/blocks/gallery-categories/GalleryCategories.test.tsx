import { blockProps, renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from './examples';
import { Component } from './GalleryCategories';

const content = examples['three categories'];

test('a category shows its pictures, and hides those of the others', async () => {
  renderWithPlatform(<Component {...blockProps(content)} />);
  expect(screen.getAllByRole('link')).toHaveLength(5);
  await userEvent.click(screen.getByRole('tab', { name: 'After dark' }));
  const pictures = within(screen.getByRole('tabpanel', { name: 'After dark' })).getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
    'A black Range Rover in a dark studio',
    'A grey Range Rover Sport in a dark studio',
  ]);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('a picture is enlarged, and leads to the others of its category alone', async () => {
  renderWithPlatform(<Component {...blockProps(content)} />);
  await userEvent.click(screen.getByRole('tab', { name: 'In profile' }));
  await userEvent.click(screen.getByRole('link', { name: /Enlarge photo 2 of 3/ }));
  const large = within(await screen.findByRole('dialog', { name: 'Photos' }));
  expect(large.getByText('Photo 2 of 3')).toBeVisible();
  expect(large.getByRole('img', { name: 'Range Rover Velar from the side' })).toHaveAttribute(
    'src',
    '/media/vehicles/range-rover-velar/firenze-red/side-1600x900.webp',
  );
  await userEvent.click(large.getByRole('link', { name: 'Next photo' }));
  expect(large.getByText('Photo 3 of 3')).toBeVisible();
  await userEvent.click(large.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('without code a picture is a link to itself, as large as there is', () => {
  const [outside] = content.groups;
  if (!outside) throw new Error('The example has no category');
  const image_2 = { src: 'https://pictures.example/a.jpg', alt: '' };
  const image_3 = { src: 'javascript:alert(1)', alt: '' };
  renderWithPlatform(<Component {...blockProps({ ...content, groups: [{ ...outside, image_2, image_3 }] })} />);
  const addressOf = (number: number) => screen.getByLabelText(new RegExp(`Enlarge photo ${number} of`));
  expect(addressOf(1)).toHaveAttribute('href', '/media/heroes/defender-110/pangea-green/dusk-1600x900.webp');
  expect(addressOf(2)).toHaveAttribute('href', 'https://pictures.example/a.jpg');
  expect(addressOf(3)).not.toHaveAttribute('href');
});

test('a category without pictures is not offered', () => {
  const [outside] = content.groups;
  const empty = { ...outside, tab_label: 'Soon', tab_id: '' };
  const groups = [...content.groups, { ...empty, ...noPictures }];
  renderWithPlatform(<Component {...blockProps({ ...content, groups })} />);
  expect(screen.queryByRole('tab', { name: 'Soon' })).not.toBeInTheDocument();
});

const noPictures = {
  image_1: undefined,
  image_2: undefined,
  image_3: undefined,
  image_4: undefined,
  image_5: undefined,
  image_6: undefined,
  image_7: undefined,
  image_8: undefined,
  image_9: undefined,
};
