import type { Consent } from '@showroom/contracts/entities/consent';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { testPlatform } from '@showroom/shared-ui/testing';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ConsentGate } from './ConsentGate';

const HIDDEN = 'This content is hidden to respect your choice to refuse marketing cookies.';

function testConsent() {
  let consent: Consent = { status: 'unknown', scopes: [], allows: () => false };
  const listeners = new Set<() => void>();
  return {
    get: () => consent,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    allow(...scopes: readonly string[]) {
      consent = { ...consent, allows: (needed) => needed.every((one) => scopes.includes(one)) };
      for (const listener of listeners) listener();
    },
  };
}

const gate = (consent?: ReturnType<typeof testConsent>) => (
  <PlatformProvider value={{ ...testPlatform(), ...(consent && { consent }) }}>
    <ConsentGate scopes={['marketing']} className="film">
      <p>The film plays.</p>
    </ConsentGate>
  </PlatformProvider>
);

test('content is hidden with the reason and a way to change the choice, in a place of the same size', () => {
  const { container } = render(gate(testConsent()));
  expect(screen.getByText(HIDDEN)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change your choice' })).toHaveAttribute('href', '#cookie-settings');
  expect(screen.queryByText('The film plays.')).not.toBeInTheDocument();
  expect(container.firstElementChild).toHaveClass('film');
});

test('content comes as soon as every scope of it is allowed, and goes when it is taken back', () => {
  const consent = testConsent();
  const { container } = render(gate(consent));
  act(() => consent.allow('marketing'));
  expect(screen.getByText('The film plays.')).toBeVisible();
  expect(screen.queryByText(HIDDEN)).not.toBeInTheDocument();
  expect(container.firstElementChild).toHaveClass('film');
  act(() => consent.allow('statistic'));
  expect(screen.getByText(HIDDEN)).toBeVisible();
});

test('a page of the server, and one of a host that knows no consent, has nothing of it', () => {
  const consent = testConsent();
  consent.allow('marketing');
  expect(renderToString(gate(consent))).not.toContain('The film plays.');
  render(gate());
  expect(screen.getByText(HIDDEN)).toBeVisible();
});
