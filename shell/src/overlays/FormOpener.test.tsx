import { getForm } from '@showroom/contracts/calls/forms';
import { exampleField, exampleForm } from '@showroom/shared-ui/form-examples';
import { useLocation, useNavigate } from '@showroom/shared-ui/router';
import { answerTo, fakeClient, renderWithPlatform } from '@showroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FOLLOW } from '../addresses/follow-event';
import { FormOpener } from './FormOpener';

const form = exampleForm({
  fields: [exampleField('name', { label: 'Name' }), exampleField('offer', { kind: 'hidden' })],
});

const onChange = jest.fn();
let follow: (address: string) => Promise<void>;

function Page() {
  const navigate = useNavigate();
  const [followed, setFollowed] = useState<Event>();
  follow = (address) => act(async () => setFollowed(new CustomEvent(FOLLOW, { detail: address })));
  return (
    <>
      <p>{useLocation().pathname}</p>
      <button type="button" onClick={() => void navigate('/stock')}>
        Leave
      </button>
      <FormOpener followed={followed} onChange={onChange} />
    </>
  );
}

function start() {
  const client = fakeClient(answerTo(getForm, { data: form }));
  return { ...renderWithPlatform(<Page />, { client, path: '/offers' }), client, user: userEvent.setup() };
}
const dialog = () => screen.findByRole('dialog', { name: 'Contact us' });

/** An answer that comes when the test says so. */
function later() {
  const resolvers: ((answer: unknown) => void)[] = [];
  const promise = new Promise((resolve) => resolvers.push(resolve));
  return { promise, resolve: (answer: unknown) => resolvers[0]?.(answer) };
}

beforeEach(() => sessionStorage.clear());

test('a link to a form opens it over the page, with its hidden values and its first field in focus', async () => {
  const { client } = start();
  await follow('/form/contact-international?offer=spring');
  const opened = await dialog();
  expect(client.sends[0]?.input).toMatchObject({ params: { id: 'contact-international' } });
  await waitFor(() => expect(within(opened).getByRole('textbox', { name: /Name/ })).toHaveFocus());
  expect(opened.querySelector('[name="offer"]')).toHaveValue('spring');
  expect(opened).toHaveClass('ui-dialog-medium');
});

test('a form of two columns has a wide dialog', async () => {
  start();
  await follow('/form/contact-international?form_layout=double');
  expect(await dialog()).toHaveClass('ui-dialog-wide');
});

test('closing it loses nothing of what was typed', async () => {
  const { user } = start();
  await follow('/form/contact-international');
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Jane');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await follow('/form/contact-international');
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveValue('Jane');
});

test('a form that is asked for anew takes the focus from nobody who is typing', async () => {
  const { promise, resolve } = later();
  const answers: unknown[] = [{ data: form }, promise];
  const client = fakeClient(answerTo(getForm, () => answers.shift()));
  const user = userEvent.setup();
  renderWithPlatform(<Page />, { client, path: '/offers' });
  await follow('/form/contact-international');
  await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  await follow('/form/contact-international');
  const close = within(await dialog()).getByRole('button', { name: 'Close' });
  act(() => close.focus());
  await act(async () => resolve({ data: exampleForm(form.attributes) }));
  expect(close).toHaveFocus();
});

test('whoever opens something by itself hears that a form is open', async () => {
  const { user } = start();
  await follow('/form/contact-international');
  await dialog();
  expect(onChange).toHaveBeenLastCalledWith(true);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onChange).toHaveBeenLastCalledWith(false);
});

test('it belongs to the page that it was opened on', async () => {
  const { user } = start();
  await follow('/form/contact-international');
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Leave', hidden: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
