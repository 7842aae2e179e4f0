import type { Settings } from '@showroom/contracts/settings/settings';
import { testPlatform } from '@showroom/shared-ui/testing';
import { navigationKind } from './navigation-kind';

test.each<[string, Partial<Settings>, string]>([
  ['/', {}, 'standard'],
  ['/', { 'navigation.v2_enabled': ['dark-theme'] }, 'standard'],
  ['/', { 'navigation.v2_enabled': ['dark-theme'], 'app.theme': 'dark-theme' }, 'newer'],
  ['/', { 'navigation.v2_enabled': ['white-theme', 'dark-theme'] }, 'newer'],
  ['/electric/i-pace', { 'navigation.logo_only_on_pages': ['/electric*'] }, 'logo-only'],
  ['/offers', { 'navigation.logo_only_on_pages': ['/electric*'] }, 'standard'],
  ['/redesigned', { 'navigation.light_on_pages': ['/redesigned'] }, 'light'],
  ['/redesigned', { 'navigation.light_on_pages': ['/redesigned'], 'navigation.v2_enabled': ['white-theme'] }, 'light'],
  ['/both', { 'navigation.light_on_pages': ['/both'], 'navigation.logo_only_on_pages': ['/both'] }, 'logo-only'],
])('on %s with %j the navigation is %s', (path, settings, kind) => {
  expect(navigationKind(path, testPlatform({ settings }).settings)).toBe(kind);
});
