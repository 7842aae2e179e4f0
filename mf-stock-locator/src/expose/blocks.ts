import type { Template } from '@showroom/contracts/blocks/template';
import { template as stockLocator } from '../blocks/stock-locator/template';

export const templates: readonly Template[] = [stockLocator];
