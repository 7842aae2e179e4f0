import type { StepConfiguration } from '@showroom/contracts/entities/order-online-config';
import type { OrderOnlineConfigs } from '../data/order-online-config';

/** A market that configured no steps asks how the vehicle will be paid for, and nothing else. */
const PLAIN_STEPS: readonly StepConfiguration[] = [{ type: 'payment_option', title: '', required: true }];

export function stepsOf({ order_online_steps_page: page }: OrderOnlineConfigs): readonly StepConfiguration[] {
  return page && page.steps.length > 0 ? page.steps : PLAIN_STEPS;
}
