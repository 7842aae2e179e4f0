import { contentFor } from '@showroom/contracts/blocks/content';
import { getForm } from '@showroom/contracts/calls/forms';
import { createCrmLead } from '@showroom/contracts/calls/leads';
import { listOffers } from '@showroom/contracts/calls/showroom';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { exampleField, exampleForm, LEAD_ANSWER } from '@showroom/shared-ui/form-examples';
import { answerTo, blockProps, fakeClient, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from './examples';
import { Component, load } from './OffersCrmForm';
import { template } from './template';

const content = examples['two columns'];
const form = exampleForm({ fields: [exampleField('name', { label: 'Name', is_required: true })] });
const offers = [
  { id: 'd1', title: 'Defender from 0.9 %' },
  { id: 'j1', car_model_key: 'F-PACE' },
];

beforeEach(() => sessionStorage.clear());

test('the offers of its brands can be chosen, and go to the CRM with category and flags', async () => {
  const client = fakeClient(
    answerTo(getForm, { data: form }),
    answerTo(listOffers, { data: offers }),
    answerTo(createCrmLead, LEAD_ANSWER),
  );
  const url = new URL('http://site.test/offers');
  const { signal } = new AbortController();
  const data = await load({ platform: testPlatform({ client }), url, content, signal });
  renderWithPlatform(<Component {...blockProps(content, data)} />, { client });
  const choice = screen.getByRole('combobox', { name: 'Offer (optional)' });
  expect(choice).toHaveTextContent('Defender from 0.9 %');
  expect(choice).not.toHaveTextContent('F-PACE');
  await userEvent.selectOptions(choice, 'Defender from 0.9 %');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Jane');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(client.sends.at(-1)).toMatchObject({
    call: createCrmLead,
    input: {
      body: {
        market: 'international',
        form_id: 'contact-international',
        category: 'finance',
        flags: ['new_cars', 'defender', 'range_rover'],
        offer: 'd1',
        values: { name: 'Jane' },
      },
    },
  });
});

test('a sending that fails shows the text and the button of the block, and keeps what was typed', async () => {
  const client = fakeClient(answerTo(createCrmLead, new ShowroomError('api.unreachable', { status: 503 })));
  renderWithPlatform(<Component {...blockProps(content, { form, offers: [] })} />, { client });
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Jane');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Offers request error');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Jane');
});

test('its button stands at the right, and its texts are those of the specification, unless somebody says otherwise', () => {
  expect(contentFor(template, {})).toMatchObject({
    button_position: 'right',
    error_text: 'Offers request error',
    error_button_text: 'Try again',
  });
});
