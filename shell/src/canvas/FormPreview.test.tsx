import { exampleField, exampleForm } from '@showroom/shared-ui/form-examples';
import { fakeClient, renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { FormPreview } from './FormPreview';

expect.extend(toHaveNoViolations);

const form = exampleForm({ fields: [exampleField('name', { label: 'Name', is_required: true })] });

beforeEach(() => sessionStorage.clear());

test('the draft of a form is filled in and thanks, and nothing of it is sent or held for the form itself', async () => {
  const user = userEvent.setup();
  const client = fakeClient();
  const { container } = renderWithPlatform(<FormPreview form={form} />, { client });
  expect(screen.getByText(/^A preview of a draft/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Name');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Jane');
  expect(sessionStorage.getItem(`form:${form.id}`)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(client.sends).toEqual([]);
});

test('without scripts it is no form that the site takes', () => {
  const { container } = renderWithPlatform(<FormPreview form={form} />);
  expect(container.querySelector('form')?.getAttribute('action')).not.toMatch(/\/form\/[a-z0-9_-]+$/);
});
