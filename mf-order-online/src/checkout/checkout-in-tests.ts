import { getCompanyConfig } from '@showroom/contracts/calls/company';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCompanyConfig } from '../example-config';
import { exampleHold } from '../examples';
import { provideCards } from '../journey-in-tests';

export const PATH = '/checkout?vehicleId=42&finance_option=purchase';
export const FORM = `${PATH}&screen=form`;
export const COMPANY = '6f2a1c5e-0b7d-4f6e-9a63-1d2f0c9b7a01';

/** A browser that knows nothing yet, with the card provider's script. */
export function startWithFreshBrowser(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    provideCards();
  });
}

export const conflict = (code: ConstructorParameters<typeof ShowroomError>[0]) =>
  new ShowroomError(code, { status: 409 });

/** A hold that was taken so many minutes ago. */
export const holdSince = (minutes: number, changes: Parameters<typeof exampleHold>[1] = {}) =>
  exampleHold(new Date(Date.now() - minutes * 60_000), { now: new Date().toISOString(), ...changes });

function checkoutOf() {
  return exampleCompanyConfig().attributes.configs.order_online_checkout_page;
}

/** Changes to the example's checkout configuration. */
export function configured(changes: Partial<NonNullable<ReturnType<typeof checkoutOf>>>) {
  const checkout = checkoutOf();
  const config = checkout && { order_online_checkout_page: { ...checkout, ...changes } };
  return answerTo(getCompanyConfig, { data: exampleCompanyConfig(config) });
}

/** Until the vehicle is held. */
export async function holdTaken(): Promise<void> {
  await screen.findByRole('timer');
}

export async function typeDetails(): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ada');
  await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Byron');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@example.com');
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '+32 2 123 45 67');
}

export async function fillIn(onward?: string): Promise<void> {
  await typeDetails();
  await acceptTerms(onward);
}

export async function acceptTerms(onward = 'Continue to payment'): Promise<void> {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I accept the reservation terms.' }));
  await waitFor(() => expect(screen.getByRole('button', { name: onward })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: onward }));
}

export async function goToPayment(): Promise<void> {
  await holdTaken();
  await fillIn();
  await screen.findByRole('heading', { name: 'Payment' });
}

export const payButton = () => screen.findByRole('button', { name: 'Reserve now for 500 €' });
export const thanks = () => screen.findByRole('heading', { name: 'Thank you for your reservation' });
