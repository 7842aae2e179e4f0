import * as z from 'zod/mini';
import { setting } from './setting';

/** Parts of the stock locator that a market has or has not. */
export const additionalFeatureSettings = [
  setting({
    key: 'additional_features.postcode_search',
    schema: z.boolean(),
    default: false,
    summary:
      'Whether visitors search the stock by postcode, state or retailer; only where they are also told who sells a vehicle (owner_visible).',
    audience: 'public',
    readers: ['mf-stock-locator'],
  }),
  setting({
    key: 'additional_features.postcode_filter',
    schema: z.boolean(),
    default: true,
    summary: 'Whether the place that a visitor searched for narrows the list to the retailers there.',
    audience: 'public',
    readers: ['mf-stock-locator'],
  }),
  setting({
    key: 'additional_features.owner_visible',
    schema: z.boolean(),
    default: true,
    summary:
      'Whether visitors are told who sells a vehicle: by name, filter and distance. Without it there is no search by place.',
    audience: 'public',
    readers: ['mf-stock-locator', 'infra'],
  }),
  setting({
    key: 'additional_features.display_selected_vehicles',
    schema: z.boolean(),
    default: true,
    summary: 'Whether visitors can save vehicles and see what they saved.',
    audience: 'public',
    readers: ['mf-stock-locator'],
  }),
] as const;
