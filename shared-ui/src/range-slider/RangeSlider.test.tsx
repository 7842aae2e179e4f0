import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { type Range, RangeSlider } from './RangeSlider';

const from = () => screen.getByRole('slider', { name: 'From' });
const to = () => screen.getByRole('slider', { name: 'To' });
const set = (thumb: HTMLElement, value: number) => fireEvent.change(thumb, { target: { value: String(value) } });

test('the thumbs cannot pass each other', () => {
  render(<RangeSlider label="Price" min={0} max={100} from={20} to={60} />);
  set(from(), 90);
  expect(from()).toHaveValue('60');
  set(to(), 10);
  expect(to()).toHaveValue('60');
});

test('values are named as they are written', () => {
  render(<RangeSlider label="Price" min={0} max={100} from={20} to={60} format={(value) => `${value} €`} />);
  expect(screen.getByRole('group', { name: 'Price' })).toBeVisible();
  expect(from()).toHaveAttribute('aria-valuetext', '20 €');
  expect(screen.getByRole('status')).toHaveTextContent('20 € – 60 €');
});

test.each([
  ['price', { 'price.from': '20', 'price.to': '100' }],
  [
    { from: 'price_gteq', to: 'price_lteq' },
    { price_gteq: '20', price_lteq: '100' },
  ],
])('under the name %j a form sends %j', (name, values) => {
  render(
    <form aria-label="Filters">
      <RangeSlider label="Price" name={name} min={0} max={100} from={20} />
    </form>,
  );
  expect(screen.getByRole('form')).toHaveFormValues(values);
});

interface ControlledProps {
  readonly onMove: (range: Range) => void;
  readonly onCommit: (range: Range) => void;
}

function Controlled({ onMove, onCommit }: ControlledProps) {
  const [range, setRange] = useState<Range>({ from: 20, to: 60 });
  const move = (next: Range) => {
    onMove(next);
    setRange(next);
  };
  return <RangeSlider label="Price" min={0} max={100} {...range} onChange={move} onCommit={onCommit} />;
}

test('a range from outside is followed, every move told, and the end told once', () => {
  const onMove = jest.fn();
  const onCommit = jest.fn();
  render(<Controlled onMove={onMove} onCommit={onCommit} />);
  set(from(), 30);
  set(from(), 40);
  fireEvent.keyUp(from());
  expect(onMove.mock.calls).toEqual([[{ from: 30, to: 60 }], [{ from: 40, to: 60 }]]);
  expect(onCommit.mock.calls).toEqual([[{ from: 40, to: 60 }]]);
});

test('values outside of the ends stand at the ends', () => {
  render(<RangeSlider label="Price" min={10} max={20} from={-5} to={500} />);
  expect(from()).toHaveValue('10');
  expect(to()).toHaveValue('20');
});
