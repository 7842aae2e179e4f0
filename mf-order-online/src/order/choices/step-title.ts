import type { StepConfiguration, StepType } from '@showroom/contracts/entities/order-online-config';

/** The configured title of a step, or the one that its type has. */
export function titleOf({ type, title }: StepConfiguration, texts: Readonly<Record<StepType, string>>): string {
  return title || texts[type];
}
