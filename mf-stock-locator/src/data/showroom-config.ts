import { getCompanyConfig } from '@showroom/contracts/calls/company';
import type { CompanyConfigs } from '@showroom/contracts/entities/company-config';
import type { Platform } from '@showroom/shared-ui/platform';

/** What the market's vehicle pages are configured with, in the page's language. */
export async function fetchShowroomConfig(platform: Platform, signal: AbortSignal): Promise<CompanyConfigs> {
  const asked = {
    params: { name: 'all' },
    query: { config_type: 'additional,cash,lease,subscription', lang: platform.locale },
    headers: { 'company-config': platform.market.companyUuid },
  };
  return (await platform.client.send(getCompanyConfig, asked, { signal })).data.attributes.configs;
}
