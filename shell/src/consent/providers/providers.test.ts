import { respectfulChoice } from '../choices';
import type { ConnectProvider } from '../provider';
import { connect as cookieInformation } from './cookie-information';
import { connect as cookiebot } from './cookiebot';
import { connect as oneTrust, scopesOfGroups } from './one-trust';
import { scopesOfServices, connect as userCentrics } from './user-centrics';

const told = jest.fn();
function connected(connect: ConnectProvider) {
  const provider = connect({ scriptUrl: 'https://consent.test/uc.js', id: 'id-1', locale: 'en-AU', onChoice: told });
  return { provider, script: document.head.querySelector('script') };
}
beforeEach(() => {
  told.mockReset();
  document.head.replaceChildren();
});

test.each([
  [',C0001,', ['obligatory']],
  [',C0001,C0002,', ['obligatory', 'optional']],
  [',C0001,C0004,', ['obligatory', 'optional']],
  [',C0001,C0003,C0005,', ['obligatory']],
  ['', []],
])('the OneTrust groups "%s" are %j', (groups, scopes) => {
  expect(scopesOfGroups(groups)).toEqual(scopes);
});

test('OneTrust tells its choice when its script is there, and each later one', () => {
  const { provider, script } = connected(oneTrust);
  expect(script).toHaveAttribute('data-domain-script', 'id-1');
  let changed: () => void = jest.fn();
  let isClosed = false;
  const ToggleInfoDisplay = jest.fn();
  Object.assign(window, {
    OnetrustActiveGroups: ',C0001,',
    OneTrust: {
      OnConsentChanged(listener: () => void) {
        changed = listener;
      },
      // biome-ignore lint/correctness/noComponentHookFactories: the provider's own name, no component
      IsAlertBoxClosed: () => isClosed,
      ToggleInfoDisplay,
    },
  });
  window.OptanonWrapper?.();
  expect(told).toHaveBeenLastCalledWith({ status: 'pending', scopes: [], isExplicit: false });
  isClosed = true;
  changed();
  expect(told).toHaveBeenLastCalledWith({ status: 'rejected', scopes: ['obligatory'], isExplicit: true });
  Object.assign(window, { OnetrustActiveGroups: ',C0001,C0002,' });
  changed();
  expect(told).toHaveBeenLastCalledWith({ status: 'accepted', scopes: ['obligatory', 'optional'], isExplicit: true });
  provider.ask();
  expect(ToggleInfoDisplay).toHaveBeenCalledTimes(1);
});

test('Cookiebot tells its choice with its events', () => {
  const { provider, script } = connected(cookiebot);
  expect(script).toHaveAttribute('data-cbid', 'id-1');
  const consent = { necessary: true, preferences: false, statistics: true, marketing: false, method: 'explicit' };
  const renew = jest.fn();
  Object.assign(window, { Cookiebot: { consent, hasResponse: true, renew } });
  window.dispatchEvent(new Event('CookiebotOnAccept'));
  const scopes = ['obligatory', 'statistic'];
  expect(told).toHaveBeenLastCalledWith({ status: 'accepted', scopes, isExplicit: true });
  provider.ask();
  expect(renew).toHaveBeenCalledTimes(1);
});

test('Cookie Information is asked category by category once its event came', () => {
  connected(cookieInformation);
  const given = ['cookie_cat_necessary', 'cookie_cat_unclassified'];
  Object.assign(window, { CookieInformation: { getConsentGivenFor: (category: string) => given.includes(category) } });
  window.dispatchEvent(new Event('CookieInformationConsentGiven'));
  const scopes = ['obligatory', 'unclassified'];
  expect(told).toHaveBeenLastCalledWith({ status: 'accepted', scopes, isExplicit: true });
});

test('Usercentrics tells its choice by services, and whether it was the visitor who chose', () => {
  const { script } = connected(userCentrics);
  expect(script).toHaveAttribute('data-settings-id', 'id-1');
  const service = (categorySlug: string, status: boolean) => ({ categorySlug, consent: { status } });
  const services = [service('essential', true), service('marketing', true)];
  Object.assign(window, {
    UC_UI: { isInitialized: () => true, isConsentRequired: () => false, getServicesBaseInfo: () => services },
  });
  const choice = { status: 'accepted', scopes: ['obligatory', 'marketing'] };
  window.dispatchEvent(new CustomEvent('ucEvent', { detail: { event: 'consent_status', type: 'implicit' } }));
  expect(told).toHaveBeenLastCalledWith({ ...choice, isExplicit: false });
  window.dispatchEvent(new CustomEvent('ucEvent', { detail: { event: 'consent_status', type: 'explicit' } }));
  expect(told).toHaveBeenLastCalledWith({ ...choice, isExplicit: true });
  expect(scopesOfServices([...services, service('marketing', false), service('chat', true)])).toEqual([
    'obligatory',
    'unclassified',
  ]);
});

test('what a provider takes for granted is refused by Global Privacy Control, and what a visitor said is not', () => {
  const choice = { status: 'accepted', scopes: ['obligatory', 'marketing'] } as const;
  expect(respectfulChoice({ ...choice, isExplicit: false }, true).status).toBe('rejected');
  expect(respectfulChoice({ ...choice, isExplicit: false }, false)).toEqual(choice);
  expect(respectfulChoice({ ...choice, isExplicit: true }, true)).toEqual(choice);
});
