import type { RouteHandle } from '@showroom/shared-ui/remote-modules';
import { testPlatform } from '@showroom/shared-ui/testing';
import { createRoutes as createAdmin } from './admin';
import { createRoutes } from './routes';

/** The title that a page of the editor gives the document, by the page's path. */
function titlesIn(locale: string): Readonly<Record<string, string | undefined>> {
  const platform = testPlatform({ locale });
  const titles = (mount: string, routes: ReturnType<typeof createRoutes>) =>
    routes.map(({ path = '', handle }) => {
      const { meta }: RouteHandle = handle;
      return [`${mount}/${path}`, meta?.(undefined, platform).title];
    });
  return Object.fromEntries([...titles('cms', createRoutes(platform)), ...titles('admin', createAdmin(platform))]);
}

test.each([
  ['en-GB', 'Edit a page', 'Settings', 'Report of an import'],
  ['fr-FR', 'Modifier une page', 'Réglages', 'Rapport d’une importation'],
  ['uk-UA', 'Редагування сторінки', 'Налаштування', 'Звіт про імпорт'],
  ['ar-AE', 'تحرير صفحة', 'الإعدادات', 'تقرير استيراد'],
  ['ja-JP', 'ページの編集', '設定', 'インポートのレポート'],
])('in %s a document is titled in the language of the page: %s', (locale, page, settings, report) => {
  expect(titlesIn(locale)).toMatchObject({
    'cms/pages/:id': page,
    'admin/': settings,
    'admin/feeds/runs/:id': report,
  });
});
