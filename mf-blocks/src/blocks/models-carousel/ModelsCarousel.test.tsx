import { render, screen, within } from '@testing-library/react';
import { pictures } from '../../kits/examples/examples';
import { examples } from './examples';
import { ModelsCarousel } from './ModelsCarousel';

const content = examples['four models'];
const [defender] = content.groups;
if (!defender) throw new Error('There is no model.');

test('a model shows nameplate, derivative and its specifications', () => {
  render(<ModelsCarousel {...content} groups={[defender]} />);
  const model = within(screen.getByRole('region', { name: 'Choose your vehicle' }));
  expect(model.getByRole('heading', { level: 3, name: 'Defender 110' })).toBeVisible();
  expect(model.getByText('X-Dynamic SE')).toBeVisible();
  expect(model.getByText('Engine')).toBeVisible();
  expect(model.getByText('3.0 l, 300 PS')).toBeVisible();
});

test('specifications may be stored as text', () => {
  const specs = '{"rows": [{"name": "Lease", "value": "€ 799"}]}';
  render(<ModelsCarousel {...content} groups={[{ ...defender, specs }]} />);
  expect(screen.getByText('€ 799')).toBeVisible();
});

test('broken specifications are logged and left out, the model stays', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  render(<ModelsCarousel {...content} groups={[{ ...defender, specs: '{"rows": [' }]} />);
  expect(warn).toHaveBeenCalledWith('Invalid JSON in specs');
  expect(screen.getByRole('heading', { name: 'Defender 110' })).toBeVisible();
  expect(screen.queryByText('Engine')).not.toBeInTheDocument();
  warn.mockRestore();
});

test('the transparent image stands in place of the car image', () => {
  render(<ModelsCarousel {...content} groups={[{ ...defender, transparent_image: pictures.velarSide }]} />);
  expect(screen.getByRole('img', { name: 'Range Rover Velar from the side' })).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Defender 110 from the side' })).not.toBeInTheDocument();
});

test('without a title the carousel is named by its models', () => {
  render(<ModelsCarousel {...examples['without specifications']} />);
  expect(screen.getByRole('region', { name: 'Jaguar I-PACE' })).toBeVisible();
});
