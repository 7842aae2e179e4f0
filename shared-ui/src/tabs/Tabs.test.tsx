import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { renderWithPlatform } from '../testing/testing';
import { Tabs } from './Tabs';

const items = [
  { id: 'overview', label: 'Overview', content: <p>Seven seats</p> },
  { id: 'equipment', label: 'Equipment', content: <p>Sound system</p> },
];

test('arrow keys move between tabs, and the panel belongs to its tab', async () => {
  render(<Tabs label="Details" items={items} />);
  expect(screen.getByRole('tablist', { name: 'Details' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Equipment' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Equipment' })).toHaveTextContent('Sound system');
});

test('from right to left the arrow that points to the next tab leads to it', async () => {
  renderWithPlatform(<Tabs label="Details" items={items} />, { market: 'ae', locale: 'ar-AE' });
  await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Equipment' })).toHaveAttribute('aria-selected', 'true');
});

function Controlled({ onSelect }: { readonly onSelect: (id: string) => void }) {
  const [selected, setSelected] = useState('equipment');
  const select = (id: string) => {
    onSelect(id);
    setSelected(id);
  };
  return <Tabs label="Details" items={items} selected={selected} onSelect={select} />;
}

test('the chosen tab can be held outside', async () => {
  const onSelect = jest.fn();
  render(<Controlled onSelect={onSelect} />);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Sound system');
  await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(onSelect.mock.calls).toEqual([['overview']]);
  expect(await screen.findByRole('tabpanel', { name: 'Overview' })).toHaveTextContent('Seven seats');
});

function Begin({ onBegin }: { readonly onBegin: (isHidden: boolean) => void }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => onBegin(text.current?.closest('[hidden]') !== null), [onBegin]);
  return <p ref={text}>Begins here</p>;
}

test('a panel is open by the time that its content can be focused', async () => {
  const onBegin = jest.fn();
  const opening = (selected: string) => (
    <Tabs
      label="Details"
      items={[
        { id: 'first', label: 'First', content: 'One' },
        { id: 'second', label: 'Second', content: selected === 'second' && <Begin onBegin={onBegin} /> },
      ]}
      selected={selected}
      onSelect={() => undefined}
    />
  );
  const { rerender } = render(opening('first'));
  rerender(opening('second'));
  expect(await screen.findByRole('tabpanel', { name: 'Second' })).toHaveTextContent('Begins here');
  expect(onBegin.mock.calls).toEqual([[false]]);
});

test('every panel is in the HTML, the others hidden without a style attribute', () => {
  const { container } = render(<Tabs label="Details" items={items} />);
  expect(screen.getByText('Sound system')).not.toBeVisible();
  expect(container.querySelector('[style]')).toBeNull();
});

test('a tab that cannot be chosen yet is read, and neither a click nor a key opens it', async () => {
  render(<Tabs label="Details" items={items.map((item) => ({ ...item, disabled: item.id === 'equipment' }))} />);
  const tab = screen.getByRole('tab', { name: 'Equipment' });
  expect(tab).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(tab);
  await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Seven seats');
});
