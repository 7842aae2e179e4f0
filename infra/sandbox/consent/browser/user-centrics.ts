import { createQuestion } from './question';

const SERVICES = [
  { id: 'cmp', name: 'Usercentrics Consent Management Platform', categorySlug: 'essential' },
  { id: 'chat', name: 'A chat', categorySlug: 'functional' },
  { id: 'count', name: 'A counter', categorySlug: 'statistics' },
  { id: 'films', name: 'Films', categorySlug: 'marketing' },
] as const;

const question = createQuestion({
  provider: 'Usercentrics',
  categories: [
    { id: 'functional', label: 'Functional' },
    { id: 'statistics', label: 'Statistics' },
    { id: 'marketing', label: 'Marketing' },
  ],
  onChoice: (given) => tell(given.length > 0 ? 'onUpdateServices' : 'onDenyAllServices'),
});

const isGiven = (slug: string) => slug === 'essential' || (question.given()?.some((id) => id === slug) ?? false);

/** Under the name that an account gives its window event; `ucEvent` is what its screens propose. */
function tell(action: string): void {
  const type = question.given() ? 'explicit' : 'implicit';
  const ucCategory = Object.fromEntries(SERVICES.map(({ categorySlug }) => [categorySlug, isGiven(categorySlug)]));
  const detail = { event: 'consent_status', action, type, ucCategory };
  window.dispatchEvent(new CustomEvent('ucEvent', { detail }));
}

const UC_UI = {
  isInitialized: () => true,
  isConsentRequired: () => question.given() === undefined,
  getServicesBaseInfo: () =>
    SERVICES.map((service) => ({ ...service, consent: { status: isGiven(service.categorySlug) } })),
  showFirstLayer: question.show,
  showSecondLayer: question.show,
};
Object.assign(window, { UC_UI });
window.dispatchEvent(new Event('UC_UI_INITIALIZED'));
tell('onInitialPageLoad');
if (!question.given()) question.show();
