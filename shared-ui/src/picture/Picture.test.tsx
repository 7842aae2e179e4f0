import type { Photo } from '@showroom/contracts/entities/vehicle';
import { render, screen } from '@testing-library/react';
import { VehiclePhoto } from '../photo/VehiclePhoto';
import { Picture } from './Picture';

test("a picture of the site's media is offered in every size, keeps its room and waits until it is near", () => {
  render(<Picture src="/media/heroes/defender-110/green/dusk" alt="A Defender" sizes="50vw" />);
  const picture = screen.getByRole('img', { name: 'A Defender' });
  expect(picture).toHaveAttribute('src', '/media/heroes/defender-110/green/dusk-1024x576.webp');
  expect(picture.getAttribute('srcset')?.split(', ')).toEqual([
    '/media/heroes/defender-110/green/dusk-640x360.webp 640w',
    '/media/heroes/defender-110/green/dusk-960x540.webp 960w',
    '/media/heroes/defender-110/green/dusk-1024x576.webp 1024w',
    '/media/heroes/defender-110/green/dusk-1600x900.webp 1600w',
  ]);
  expect(picture).toHaveAttribute('width', '1600');
  expect(picture).toHaveAttribute('height', '900');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

test('a picture that fills the window has sizes for large and dense screens, too', () => {
  render(<Picture src="/media/heroes/a" alt="A" isWide />);
  expect(screen.getByRole('img').getAttribute('srcset')?.split(', ').slice(-2)).toEqual([
    '/media/heroes/a-2560x1440.webp 2560w',
    '/media/heroes/a-3840x2160.webp 3840w',
  ]);
});

test('before it has come, a picture has its colours', () => {
  render(<Picture src="/media/library/a/1" alt="A" blur="#112,#456,#122" />);
  expect(screen.getByRole('img')).toHaveAttribute('data-blur', '#112,#456,#122');
});

test('the first picture of a page does not wait', () => {
  render(<Picture src="/media/heroes/a" alt="A" priority="high" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('a picture from elsewhere is taken as it is', () => {
  render(<Picture src="https://media.example/a.jpg" alt="A" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://media.example/a.jpg');
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
});

const photo: Photo = {
  sequence: 1,
  alt: 'Front of a Defender',
  medium_path: '/m-640x360.webp',
  quarter_hd_path: '/m-960x540.webp',
  big_path: '/m-1024x576.webp',
  hd_path: '/m-1600x900.webp',
  full_path: '/m-1600x900.webp',
};

test('a photo of a vehicle comes in four sizes, with its own text unless the place says otherwise', () => {
  const { rerender } = render(<VehiclePhoto photo={photo} />);
  expect(screen.getByRole('img', { name: 'Front of a Defender' })).toHaveAttribute(
    'srcset',
    '/m-640x360.webp 640w, /m-960x540.webp 960w, /m-1024x576.webp 1024w, /m-1600x900.webp 1600w',
  );
  rerender(<VehiclePhoto photo={photo} alt="" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/m-1024x576.webp');
});
