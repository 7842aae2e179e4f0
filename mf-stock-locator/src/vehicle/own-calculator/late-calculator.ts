import { onDemand } from '@showroom/shared-ui/on-demand';

/** The form of a market's own calculator: few markets have one, and its page alone pays for it. */
export const LateCalculator = onDemand(() => import('./OwnCalculatorForm').then((code) => code.OwnCalculatorForm));
