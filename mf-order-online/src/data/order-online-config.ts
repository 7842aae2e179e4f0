import type { CompanyConfigs } from '@showroom/contracts/entities/company-config';
import type { JourneyMode } from '@showroom/contracts/entities/journeys';
import type {
  CheckoutPageContent,
  FailurePageContent,
  OrderOnlineConfigType,
  OrderOnlineContent,
  StepsPageContent,
  SuccessPageContent,
} from '@showroom/contracts/entities/order-online-config';
import type { Platform } from '@showroom/shared-ui/platform';

/** What a page of the journey is configured with; a market that stored nothing has none of it. */
export interface OrderOnlineConfigs {
  readonly order_online?: OrderOnlineContent | undefined;
  readonly order_online_steps_page?: StepsPageContent | undefined;
  readonly order_online_checkout_page?: CheckoutPageContent | undefined;
  readonly order_online_success_page?: SuccessPageContent | undefined;
  readonly order_online_confirmation_error_page?: FailurePageContent | undefined;
  readonly order_online_reservation_failure_page?: FailurePageContent | undefined;
}

function ofMode(configs: CompanyConfigs, mode: JourneyMode): OrderOnlineConfigs {
  if (mode === 'standard') return configs;
  return {
    order_online: configs.config_order_online,
    order_online_steps_page: configs.config_order_online_steps_page,
    order_online_checkout_page: configs.config_order_online_checkout_page,
    order_online_success_page: configs.config_order_online_success_page,
    order_online_confirmation_error_page: configs.config_order_online_confirmation_error_page,
    order_online_reservation_failure_page: configs.config_order_online_reservation_failure_page,
  };
}

/** The configurator journey has the same pages, configured with the prefix `config_`. */
export async function fetchOrderOnlineConfig(
  { client, locale, market }: Platform,
  mode: JourneyMode,
  types: readonly OrderOnlineConfigType[],
  signal: AbortSignal,
): Promise<OrderOnlineConfigs> {
  const { getCompanyConfig } = await import('@showroom/contracts/calls/company');
  const named = types.map((type) => (mode === 'configurator' ? `config_${type}` : type));
  const asked = {
    params: { name: 'all' },
    query: { config_type: named.join(','), lang: locale },
    headers: { 'company-config': market.companyUuid },
  };
  return ofMode((await client.send(getCompanyConfig, asked, { signal })).data.attributes.configs, mode);
}
