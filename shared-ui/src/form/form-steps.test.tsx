import { countFormStep } from '@showroom/contracts/calls/forms';
import { createLead } from '@showroom/contracts/calls/leads';
import type { ConsentScope } from '@showroom/contracts/entities/consent';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agreeing, answerTo, fakeClient, testPlatform } from '../testing/testing';
import { Form } from './Form';
import { exampleField, exampleForm, LEAD_ANSWER } from './form-examples';
import { stepAddress } from './form-steps';

const form = exampleForm({ fields: ['name', 'city'].map((name) => exampleField(name, { label: name })) });
let comesIntoView: () => void;
let sent: Promise<string>[];
beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(told: (entries: readonly { isIntersecting: boolean }[]) => void) {
        comesIntoView = () => told([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  });
  navigator.sendBeacon = (address, body) => {
    expect(address).toBe('/platform/forms/contact-international/steps');
    sent.push(new Response(body ?? '').text());
    return true;
  };
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

function open(scopes: readonly ConsentScope[]) {
  const client = fakeClient(answerTo(createLead, LEAD_ANSWER));
  const platform = { ...testPlatform({ client }), consent: agreeing(scopes) };
  return render(
    <PlatformProvider value={platform}>
      <Form form={form} />
    </PlatformProvider>,
  );
}
const counted = async () => (await Promise.all(sent)).map((text) => JSON.parse(text));
const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')));

test('a form is seen once, begun once, and left with the last field, by visitors who agreed to statistics', async () => {
  open(['statistic']);
  comesIntoView();
  await userEvent.type(screen.getByRole('textbox', { name: /name/ }), 'Jane');
  await userEvent.type(screen.getByRole('textbox', { name: /city/ }), 'Bonn');
  leave();
  leave();
  expect(await counted()).toEqual([
    { kind: 'seen', field: '' },
    { kind: 'begun', field: '' },
    { kind: 'left', field: 'city' },
  ]);
});

test('a form that is sent is not left', async () => {
  open(['statistic']);
  await userEvent.type(screen.getByRole('textbox', { name: /name/ }), 'J');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Thank you' });
  leave();
  expect((await counted()).map(({ kind }) => kind)).toEqual(['begun']);
});

test('nothing is counted of visitors who did not agree', async () => {
  open(['obligatory']);
  comesIntoView();
  await userEvent.type(screen.getByRole('textbox', { name: /name/ }), 'J');
  leave();
  expect(sent).toEqual([]);
});

test('steps go to the call that counts them', () => {
  expect(stepAddress('a')).toBe(`/platform${countFormStep.path.replace(':id', 'a')}`);
});
