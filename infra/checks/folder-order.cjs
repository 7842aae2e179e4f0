/**
 * The order of each package's folders: a folder imports those right of it, none left of it and none
 * beside it (after a comma). `.` are the files that lie beside the folders; where it is not named,
 * no folder imports them.
 */
const ORDERS = {
  infra: `bench -> e2e -> pictures -> cluster, foreign-host, harness, replay -> start -> registry -> checks, drills, generators -> api -> import
    -> facets, identity, jobs, sandbox -> demo -> raw-vehicle -> database, object-storage -> build -> bootstrap -> .`,
  'infra/api': `. -> leads -> orders -> mail -> payments -> order-store -> order-online -> forms -> company, models, places, showroom
    -> collection, foreign-stock, naas, news, search, sitemap -> settings, stock-locator -> metaheads, navigation, redirects -> pages -> content, feeds, imports, media, releases, site, verification -> market
    -> outside -> testing -> kernel`,
  'contracts/src': `host -> client, price -> calls, events, settings -> content, finance, forms -> entities -> remotes -> ., http
    -> blocks, dynamic-content, errors, formula -> schema`,
  'mf-blocks/src': 'expose -> blocks -> kits',
  'mf-cms-editor/src': `expose -> toolbar -> dealers, feeds, forms, holds, leads, locations, log, metaheads, navigation, orders, pages, redirects, releases, settings -> canvas, inputs, saving, undo -> dragging, media -> layout
    -> data`,
  'mf-navigation/src':
    'expose -> parcel -> choice, footer, search -> newer, light, logo-only -> standard -> logo, language, analytics, data, link',
  'mf-order-online/src': 'expose -> . -> steps -> checkout -> payment -> order -> data',
  'mf-stock-locator/src': `expose -> blocks -> saved, compare -> vehicle -> listing -> calculators, search-place
    -> shortlist, facets -> specification, prices -> data -> language, examples`,
  'shell/src':
    'browser, site -> development -> render -> routes -> canvas -> page -> federation -> consent -> overlays -> addresses, analytics, cache, settings',
  'shared-ui/src': `gallery, calculators, testing -> form
    -> checkbox, drawer, error-boundary, radio-group, select-field, site-search, text-area, text-field
    -> button, consent, dialog, field, lightbox, pagination, range-slider, spinner, steps, vehicle-messages
    -> link, texts, server-html, price, dynamic-content, tabs
    -> platform, notice, disclosure, photo
    -> router, icon, picture, badge, container, dates, display-names, email-address, frozen, heading, layout, locator-map, navigation, offers, on-demand,
       paragraph, skeleton, storage, structured-data, themes, tokens, visually-hidden`,
};

/** The folders of an order, from the top to the ground, in the groups that commas make. */
const groupsOf = (order) => order.split('->').map((group) => group.split(',').map((folder) => folder.trim()));

const pathOf = (folder) => (folder === '.' ? '[^/]+$' : `${folder}/`);

/** One rule for each folder, all with the sentence of their package. */
function rulesOf([root, order]) {
  const named = groupsOf(order);
  const groups = named.flat().includes('.') ? named : [['.'], ...named];
  const name = root.replace(/\/src$/, '');
  return groups.flatMap((group, index) =>
    group.flatMap((folder) => {
      const closed = [...groups.slice(0, index).flat(), ...group.filter((other) => other !== folder)];
      if (closed.length === 0) return [];
      return {
        name: `${name.replaceAll('/', '-')}-runs-one-way`,
        comment: `Folders of ${name} import one way, ${order.replace(/\s+/g, ' ')}: what two of them need becomes a third one below them, or they are one folder.`,
        severity: 'error',
        from: { path: `^${root}/${pathOf(folder)}`, pathNot: '(\\.test|-in-tests)\\.tsx?$' },
        to: { path: `^${root}/(${closed.map(pathOf).join('|')})` },
      };
    }),
  );
}

module.exports = { ORDERS, groupsOf, folderRules: Object.entries(ORDERS).flatMap(rulesOf) };
