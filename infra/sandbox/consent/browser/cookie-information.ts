import { createQuestion } from './question';

const GIVEN = 'CookieInformationConsentGiven';

const question = createQuestion({
  provider: 'Cookie Information',
  categories: [
    { id: 'cookie_cat_functional', label: 'Functional' },
    { id: 'cookie_cat_statistic', label: 'Statistic' },
    { id: 'cookie_cat_marketing', label: 'Marketing' },
    { id: 'cookie_cat_unclassified', label: 'Unclassified' },
  ],
  onChoice: () => window.dispatchEvent(new Event(GIVEN)),
});

const CookieInformation = {
  getConsentGivenFor: (category: string) =>
    category === 'cookie_cat_necessary' || (question.given()?.some((id) => id === category) ?? false),
};
Object.assign(window, { CookieInformation, CookieConsent: { renew: question.show } });
if (question.given()) window.dispatchEvent(new Event(GIVEN));
else question.show();
