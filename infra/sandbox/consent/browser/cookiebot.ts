import { createQuestion } from './question';

const question = createQuestion({
  provider: 'Cookiebot',
  categories: [
    { id: 'preferences', label: 'Preferences' },
    { id: 'statistics', label: 'Statistics' },
    { id: 'marketing', label: 'Marketing' },
  ],
  onChoice: update,
});

function update(): void {
  const given = question.given();
  const has = (category: 'preferences' | 'statistics' | 'marketing') => given?.includes(category) ?? false;
  const Cookiebot = {
    consent: {
      necessary: true,
      preferences: has('preferences'),
      statistics: has('statistics'),
      marketing: has('marketing'),
      method: given ? 'explicit' : null,
    },
    consented: (given?.length ?? 0) > 0,
    declined: given?.length === 0,
    hasResponse: given !== undefined,
    show: question.show,
    renew() {
      question.forget();
      question.show();
    },
  };
  Object.assign(window, { Cookiebot });
  if (!given) return;
  window.dispatchEvent(new Event('CookiebotOnConsentReady'));
  window.dispatchEvent(new Event(given.length > 0 ? 'CookiebotOnAccept' : 'CookiebotOnDecline'));
}

update();
if (!question.given()) question.show();
