import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/Button';
import { Drawer } from '../drawer/Drawer';
import { renderWithPlatform } from '../testing/testing';
import { Dialog } from './Dialog';

function Opened({ as: Kind, onClose }: { readonly as: typeof Dialog | typeof Drawer; readonly onClose: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Kind open={open} onClose={close} title="Filters" footer={<Button onClick={close}>Apply</Button>}>
        <p>Content</p>
      </Kind>
    </>
  );
}

describe.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
] as const)('a %s', (_, Kind) => {
  test('is named by its title, and empty while it is closed', async () => {
    renderWithPlatform(<Opened as={Kind} onClose={() => undefined} />);
    expect(screen.queryByText('Content')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    expect(screen.getByText('Content')).toBeVisible();
  });

  test.each([
    ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['a button of its own', () => userEvent.click(screen.getByRole('button', { name: 'Apply' }))],
    ['Escape', () => act(() => userEvent.keyboard('{Escape}'))],
    ['a click beside it', () => userEvent.click(screen.getByRole('dialog'))],
  ])('is closed once by %s', async (__, close) => {
    const onClose = jest.fn();
    renderWithPlatform(<Opened as={Kind} onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['inside of it and ends beside it', 'Content', 'dialog'],
    ['beside it and ends inside of it', 'dialog', 'Content'],
  ])('stays open when a press begins %s', async (__, from, to) => {
    const onClose = jest.fn();
    renderWithPlatform(<Opened as={Kind} onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog');
    const placeOf = (name: string) => (name === 'dialog' ? dialog : screen.getByText(name));
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: placeOf(from) },
      { keys: '[/MouseLeft]', target: placeOf(to) },
    ]);
    // Browsers click what both places have around them.
    fireEvent.click(dialog);
    expect(dialog).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('that leads on by a choice alone has no other way out', async () => {
    const onClose = jest.fn();
    renderWithPlatform(
      <Kind open closable={false} onClose={onClose} title="Choose a place">
        <Button>Choose</Button>
      </Kind>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Choose a place' });
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await userEvent.click(dialog);
    await act(() => userEvent.keyboard('{Escape}'));
    expect(dialog).toHaveAttribute('open');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('stays open for a click on its content', async () => {
    renderWithPlatform(<Opened as={Kind} onClose={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByText('Content'));
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
