import { getNaasNavigation } from '@showroom/contracts/calls/navigation';
import { answerTo } from '@showroom/shared-ui/fake-client';
import { navigation } from './examples';

/** What the harness page shows while no API runs. */
export const answers = [answerTo(getNaasNavigation, navigation)];

/** The settings that its examples need. */
export const settings = {
  'naas_navigation.configuration': {
    url: 'https://naas.example/naas/nav.locale={locale}',
    origins: ['https://naas.example'],
    retailer_name: 'Example Motors',
    retailer_url: 'https://retailer.example',
  },
};
