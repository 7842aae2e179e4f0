import { uploadFormFile } from '@showroom/contracts/calls/forms';
import { createLead } from '@showroom/contracts/calls/leads';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  agreeing,
  answerTo,
  type FakeAnswer,
  fakeClient,
  type RenderOptions,
  renderWithPlatform,
  testPlatform,
} from '../testing/testing';
import { Form } from './Form';
import { exampleForm, exampleField as field, LEAD_ANSWER } from './form-examples';
import type { FormProps } from './form-props';

expect.extend(toHaveNoViolations);

function open(
  props: Partial<FormProps> = {},
  options: RenderOptions & { readonly answers?: readonly FakeAnswer[] } = {},
) {
  const { answers = [answerTo(createLead, LEAD_ANSWER)], ...rest } = options;
  const client = fakeClient(...answers);
  const rendered = renderWithPlatform(<Form form={exampleForm()} headingLevel={2} {...props} />, { client, ...rest });
  return { ...rendered, client, user: userEvent.setup() };
}

const send = () => screen.getByRole('button', { name: 'Send' });

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Jane');
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Doe');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'jane@example.com');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello there');
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
}

beforeEach(() => sessionStorage.clear());

test('what was filled in is sent as one lead, however often it is pressed, and thanked for', async () => {
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { user, client } = open(
    { hidden: { campaign: 'spring' } },
    {
      answers: [
        answerTo(createLead, async () => {
          await slow;
          return LEAD_ANSWER;
        }),
      ],
    },
  );
  await fillIn(user);
  await user.dblClick(send());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(client.sends).toHaveLength(1));
  release();
  const thanks = await screen.findByRole('heading', { name: 'Thank you' });
  expect(thanks.parentElement).toHaveFocus();
  expect(client.sends).toHaveLength(1);
  expect(client.sends[0]?.input).toMatchObject({
    params: { id: 'contact-international' },
    body: {
      values: {
        first_name: 'Jane',
        last_name: 'Doe',
        email: 'jane@example.com',
        message: 'Hello there',
        consent: true,
      },
      hidden_fields: { campaign: 'spring' },
      form_version: 3,
      locale: 'en-GB',
      idempotency_key: expect.stringMatching(/^[\w-]{36}$/),
      seconds: expect.any(Number),
    },
  });
  expect(sessionStorage).toHaveLength(0);
});

test('what is missing is told at its field and in a summary with the focus, whose links lead to the fields', async () => {
  const { user, client } = open();
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hi');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'jane');
  await user.click(send());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'First name: This field is required',
    'Last name: This field is required',
    'E-mail: Please enter a valid e-mail address.',
    'Message: Value is too short',
    'I agree that my details are used to answer me: This field is required',
  ]);
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription('Value is too short');
  await user.click(within(summary).getByRole('link', { name: /Last name/ }));
  expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveFocus();
  await user.keyboard('Doe');
  expect(screen.getByRole('textbox', { name: 'Last name' })).toBeValid();
  expect(client.sends).toHaveLength(0);
});

test('a message of too many characters is refused with the sentence of the specification', async () => {
  const { user } = open();
  await fillIn(user);
  await user.click(screen.getByRole('textbox', { name: 'Message' }));
  await user.paste('x'.repeat(401));
  await user.click(send());
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription('Character limit exceeded');
});

test('a sending that fails loses nothing and is tried again under the same key', async () => {
  let isAway = true;
  const { user, client } = open(
    {},
    {
      answers: [
        answerTo(createLead, () => (isAway ? new ShowroomError('api.unreachable', { status: 503 }) : LEAD_ANSWER)),
      ],
    },
  );
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your form could not be sent');
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Jane');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Thank you' });
  const keys = client.sends.map(({ input }) => Reflect.get(Object(input.body), 'idempotency_key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('what the server refuses is told at its field in the language of the page', async () => {
  const errors = [
    { path: 'values.phone', message: 'Please enter a valid phone number.' },
    { path: 'values.email', message: 'Something of its own.' },
  ];
  const refusal = new ShowroomError('block.failed', { status: 422, problem: { status: 422, title: 'x', errors } });
  const { user } = open({}, { answers: [answerTo(createLead, refusal)], market: 'ua', locale: 'uk-UA' });
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /Phone/ })).toHaveAccessibleDescription('Введіть дійсний номер телефону.');
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription('Something of its own.');
});

test.each([
  ['key', { 'g-recaptcha-response': 'token of key' }],
  ['', {}],
])('with the site key "%s" the proof of a person that is sent is %j', async (key, proof) => {
  window.grecaptcha = { ready: (done) => done(), execute: async (given) => `token of ${given}` };
  const { user, client } = open({}, { settings: { 'recaptcha.site_key': key }, consent: agreeing(['optional']) });
  await fillIn(user);
  await user.click(send());
  if (key !== '') await waitFor(() => expect(document.querySelector('script[src*=recaptcha]')).toBeInTheDocument());
  document.querySelector('script[src*=recaptcha]')?.dispatchEvent(new Event('load'));
  await screen.findByRole('heading', { name: 'Thank you' });
  const { 'g-recaptcha-response': sent } = Object(client.sends[0]?.input.body);
  expect(sent === undefined ? {} : { 'g-recaptcha-response': sent }).toEqual(proof);
  delete window.grecaptcha;
});

test('whoever has to prove to be a person is told how', async () => {
  const errors = [{ path: 'g-recaptcha-response', message: 'Please confirm that you are not a robot.' }];
  const refusal = new ShowroomError('block.failed', { status: 422, problem: { status: 422, title: 'x', errors } });
  const { user } = open({}, { answers: [answerTo(createLead, refusal)] });
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please allow optional cookies and scripts');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('what was typed survives a reload, and is forgotten once it is sent', async () => {
  const first = open();
  await fillIn(first.user);
  first.unmount();
  const { user, client } = open();
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Jane');
  expect(screen.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
  await user.click(send());
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(client.sends).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
});

test('what was typed before the code came stays', async () => {
  const page = (
    <PlatformProvider value={testPlatform()}>
      <Form form={exampleForm()} />
    </PlatformProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const input = within(container).getByRole('textbox', { name: 'First name' });
  if (input instanceof HTMLInputElement) input.value = 'Jane';
  const root = await act(async () => hydrateRoot(container, page));
  expect(within(container).getByRole('textbox', { name: 'First name' })).toHaveValue('Jane');
  act(() => root.unmount());
  container.remove();
});

test('a field with a condition is asked while the condition holds, and only then sent', async () => {
  const options = [
    { value: 'new', label: 'New' },
    { value: 'used', label: 'Used' },
  ];
  const fields = [
    field('car', { label: 'Car', kind: 'radio', options, is_required: true }),
    field('mileage', { label: 'Mileage', kind: 'number', is_required: true, shown_if: { field: 'car', is: 'used' } }),
  ];
  const { user, client, container } = open({ form: exampleForm({ fields }) });
  const place = container.querySelector('[name="mileage"]')?.closest('.ui-form-field');
  expect(place).toHaveClass('ui-form-unasked');
  await user.click(screen.getByRole('radio', { name: 'Used' }));
  expect(place).not.toHaveClass('ui-form-unasked');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Mileage: This field is required');
  await user.type(screen.getByRole('textbox', { name: 'Mileage' }), '٤٢');
  await user.click(screen.getByRole('radio', { name: 'New' }));
  await user.click(send());
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(client.sends[0]?.input.body).toMatchObject({ values: { car: 'new' } });
  expect(Object.keys(Object(Reflect.get(Object(client.sends[0]?.input.body), 'values')))).toEqual(['car']);
});

test('a form of steps goes on where a step is right, and back without losing anything', async () => {
  const form = exampleForm({
    steps: ['You', 'Your wish'],
    fields: [
      field('first_name', { label: 'First name', is_required: true }),
      field('message', { label: 'Message', kind: 'long_text', is_required: true, step: 1 }),
    ],
  });
  const { user, client } = open({ form });
  expect(screen.getByText('Step 1 of 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('First name');
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Jane{Enter}');
  expect(screen.getByText('Step 2 of 2')).toBeVisible();
  expect(screen.getByText('Your wish')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Jane');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello');
  await user.click(send());
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(client.sends).toHaveLength(1);
});

test('a file is uploaded as soon as it is chosen, and sent by the id of its upload', async () => {
  const uploaded = {
    data: { type: 'form_file', id: 'file-1', attributes: { name: 'a.pdf', type: 'pdf', bytes: 3 } },
  } as const;
  const form = exampleForm({
    fields: [field('paper', { label: 'Paper', kind: 'file', is_required: true, size: 2048 })],
  });
  const { user, client } = open(
    { form },
    { answers: [answerTo(uploadFormFile, uploaded), answerTo(createLead, LEAD_ANSWER)] },
  );
  const input = screen.getByLabelText('Paper');
  expect(input).toHaveAccessibleDescription('PDF, JPG, PNG, WEBP, up to 2 MB');
  await user.upload(input, new File(['abc'], 'a.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('a.pdf is attached')).toBeVisible();
  await user.click(send());
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(client.sends[0]?.input).toMatchObject({ query: { field: 'paper', name: 'a.pdf' } });
  expect(client.sends[1]?.input.body).toMatchObject({ values: { paper: 'file-1' } });
});

test('a file that is too large, or does not arrive, is told at its field', async () => {
  const form = exampleForm({ fields: [field('paper', { label: 'Paper', kind: 'file', size: 1 })] });
  const info = jest.spyOn(console, 'info').mockImplementation(() => {});
  const away = new ShowroomError('api.unreachable', { status: 503 });
  const { user } = open({ form }, { answers: [answerTo(uploadFormFile, away)] });
  const input = screen.getByLabelText(/Paper/);
  await user.upload(input, new File(['x'.repeat(2000)], 'large.pdf', { type: 'application/pdf' }));
  expect(input).toHaveAccessibleDescription(expect.stringContaining('File is too large'));
  await user.upload(input, new File(['x'], 'small.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('small.pdf could not be uploaded. Please try again.')).toBeVisible();
  info.mockRestore();
});

test('hidden fields hold what they were given, what the page says, or their default', async () => {
  const fields = [
    field('source', { kind: 'hidden', page_value: 'path' }),
    field('language', { kind: 'hidden', page_value: 'language' }),
    field('offer', { kind: 'hidden', default_value: 'none' }),
    field('campaign', { kind: 'hidden' }),
  ];
  window.history.replaceState(null, '', '/offers?utm_campaign=spring');
  const settings = { 'forms.query_mapping': { utm_campaign: 'campaign' } };
  const { user, client } = open({ form: exampleForm({ fields }), hidden: { offer: 'free-service' } }, { settings });
  await user.click(send());
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(client.sends[0]?.input.body).toMatchObject({
    values: { source: '/offers', language: 'en-GB', offer: 'free-service', campaign: 'spring' },
  });
  window.history.replaceState(null, '', '/');
});

test('fields are filled in from the address by the mapping of the market', () => {
  window.history.replaceState(null, '', '/?mail=jane%40example.com');
  open({}, { settings: { 'forms.query_mapping': { mail: 'email' } } });
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('jane@example.com');
  window.history.replaceState(null, '', '/');
});

test('what an address fills in stands in the HTML of the server, and what was typed over it comes back', async () => {
  const settings = { 'forms.query_mapping': { mail: 'email', code: 'campaign' } };
  const form = exampleForm({ fields: [...exampleForm().attributes.fields, field('campaign', { kind: 'hidden' })] });
  const props = { form, mapped: { email: 'jane@example.com', campaign: 'spring' } };
  const html = renderToString(
    <PlatformProvider value={testPlatform({ settings })}>
      <Form {...props} />
    </PlatformProvider>,
  );
  const plain = document.createElement('div');
  plain.innerHTML = html;
  expect(plain.querySelector('[name=email]')).toHaveValue('jane@example.com');
  expect(plain.querySelector('[name=campaign]')).toHaveValue('spring');
  window.history.replaceState(null, '', '/?mail=jane%40example.com&code=spring');
  const { user, unmount } = open(props, { settings });
  await user.clear(screen.getByRole('textbox', { name: 'E-mail' }));
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'doe@example.com');
  unmount();
  open(props, { settings });
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('doe@example.com');
  window.history.replaceState(null, '', '/');
});

test('the answer to a form without scripts holds its hidden fields, for the next try', () => {
  const filled = { id: 'x', answers: { campaign: 'spring' }, problems: {}, outcome: 'refused', hidden: {} } as const;
  const { container } = open({ filled, form: exampleForm({ fields: [field('campaign', { kind: 'hidden' })] }) });
  expect(container.querySelector('[name=campaign]')).toHaveValue('spring');
});

test('Japanese asks for the family name first', () => {
  open({}, { market: 'jp' });
  const names = screen.getAllByRole('textbox').map((input) => input.getAttribute('name'));
  expect(names.filter((name) => name?.endsWith('_name') && name !== '-website')).toEqual(['last_name', 'first_name']);
});

test('without scripts it is a plain form of the site that shows what was refused', async () => {
  const filled = {
    id: 'contact-international',
    answers: { first_name: 'Jane', consent: true },
    problems: { email: 'required' },
    outcome: 'refused',
    hidden: {},
  } as const;
  const { container } = open({ filled }, { market: 'ae', locale: 'ar-AE' });
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/ar/form/contact-international');
  expect(form).toHaveAttribute('method', 'post');
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Jane');
  expect(screen.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
  expect(screen.getByRole('alert')).toHaveTextContent('E-mail: هذا الحقل مطلوب');
});

test('people neither see, hear nor reach the trap', () => {
  const { container } = open();
  const trap = container.querySelector('[name="-website"]');
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('autocomplete', 'off');
});

test('a thank-you that is a page is gone to, and one with a download links to it', async () => {
  const followed = jest.fn((event: Event) => event.target instanceof HTMLAnchorElement && event.preventDefault());
  window.addEventListener('click', followed);
  const thank_you = { kind: 'page', title: '', body: '', url: '/thanks', link_text: '' } as const;
  const first = open({ form: exampleForm({ fields: [], thank_you }) });
  await first.user.click(send());
  await screen.findByRole('heading', { name: 'Thank you' });
  const links = followed.mock.calls.flatMap(([{ target }]) =>
    target instanceof HTMLAnchorElement ? target.pathname : [],
  );
  expect(links).toEqual(['/thanks']);
  window.removeEventListener('click', followed);
  first.unmount();
  const file = { ...thank_you, kind: 'download', url: '/media/a.pdf', link_text: 'Brochure' } as const;
  const { user } = open({ form: exampleForm({ fields: [], thank_you: file }) });
  await user.click(send());
  expect(await screen.findByRole('link', { name: 'Brochure' })).toHaveAttribute('href', '/media/a.pdf');
});

test('every kind of field has its own input, and no fault of accessibility in any state', async () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ];
  const kinds = ['text', 'long_text', 'email', 'phone', 'number', 'date', 'consent', 'file'] as const;
  const chosen = ['choice', 'radio', 'checkboxes', 'retailer', 'model'] as const;
  const fields = [
    ...kinds.map((kind) => field(kind, { kind, label: `Of ${kind}`, hint: 'A hint', is_required: true })),
    ...chosen.map((kind) => field(kind, { kind, label: `Of ${kind}`, options, is_required: true })),
  ];
  const { user, container } = open({ form: exampleForm({ fields }) });
  expect(screen.getByRole('textbox', { name: 'Of phone' })).toHaveAttribute('inputmode', 'tel');
  expect(screen.getByRole('combobox', { name: 'Of retailer' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Of checkboxes' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(send());
  await screen.findByRole('alert');
  expect(await axe(container)).toHaveNoViolations();
});

test('a computed figure follows what is filled in, and is not sent', async () => {
  const fields = [
    field('seats', { label: 'Seats', kind: 'number' }),
    field('total', { label: 'Total', kind: 'computed', formula: 'seats * 1250', hint: 'Without delivery' }),
  ];
  const { user, client, container } = open({ form: exampleForm({ fields }) });
  expect(screen.getByRole('status', { name: 'Total' })).toHaveTextContent('0');
  await user.type(screen.getByRole('textbox', { name: /Seats/ }), '2');
  expect(screen.getByRole('status', { name: 'Total' })).toHaveTextContent('2,500');
  expect(await axe(container)).toHaveNoViolations();
  await user.click(send());
  await screen.findByText('Thank you');
  expect(client.sends[0]?.input).toMatchObject({ body: { values: { seats: '2' } } });
});
