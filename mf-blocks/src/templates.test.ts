import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Field, Template } from '@showroom/contracts/blocks/template';
import { FINANCE_PRODUCTS } from '@showroom/contracts/finance/product-rules';

const templateOf = async (key: string): Promise<Template> => (await import(`./blocks/${key}/template`)).template;
const inBlock = async (key: string): Promise<readonly Field[]> => (await templateOf(key)).fields;
const inGroup = async (key: string): Promise<readonly Field[]> => (await templateOf(key)).field_groups_template ?? [];
const symbolsOf = (fields: readonly Field[]) => fields.map(({ symbol }) => symbol);

/** Name of each template in the inserter, where it stands there, and how many groups it holds. */
const CATALOGUE: Readonly<Record<string, readonly [group: string, name: string, groups?: number]>> = {
  'accolade-image-box': ['Content', 'Accolade image box', 12],
  accordion: ['Content', 'Accordion', 30],
  'back-to-news': ['News', 'Back to news'],
  'collection-carousel': ['Carousels', 'Collection Carousel', 30],
  'collection-slider': ['Carousels', 'Collection slider', 30],
  'color-picker-carousel': ['Carousels', 'Color picker carousel', 20],
  'content-blocks': ['Content', 'Content blocks', 1000],
  'content-blocks-carousel-2': ['Carousels', 'Content Blocks Carousel 2', 1000],
  derivatives: ['Models and specs', 'Derivatives', 12],
  'dropdown-sections-select': ['Tabs and sections', 'Dropdown sections select', 30],
  'dual-frame-carousel-2': ['Carousels', 'Dual Frame Carousel 2.0', 30],
  'electrifying-power': ['Models and specs', 'Electrifying power', 6],
  'entry-form': ['Forms', 'Entry Form'],
  'expanded-entry-form': ['Forms', 'Expanded entry form', 8],
  'extended-warranty': ['Forms', 'Extended warranty'],
  'extended-warranty-prices': ['Forms', 'Extended warranty (prices)'],
  'fab-content': ['Navigation', 'FAB content block', 20],
  'finance-calculator': ['Finance', 'Finance calculator', 30],
  'finance-product': ['Finance', 'Finance product'],
  'gallery-carousel': ['Media', 'Gallery Carousel', 40],
  'gallery-categories': ['Media', 'Gallery Categories', 4],
  'hero-carousel': ['Hero', 'Hero carousel', 30],
  'hero-carousel-2': ['Hero', 'Hero Carousel 2.0', 30],
  'hero-title-banner-standard': ['Hero', 'Hero title banner (standard)'],
  'hero-title-banner-tall': ['Hero', 'Hero title banner (tall)'],
  'hotspots-container': ['Media', 'Hotspots Container'],
  'house-of-brands': ['Hero', 'House of brands', 3],
  'html-box': ['Content', 'HTML box'],
  'icons-timeline': ['Content', 'Icons Timeline', 20],
  'immersive-hero': ['Hero', 'Immersive video hero'],
  'in-page-navigation': ['Navigation', 'In-page navigation', 10],
  'inspired-collection': ['Media', 'Inspired collection', 4],
  'location-map': ['Retailers', 'Dual-frame location map'],
  masonry: ['Media', 'Masonry'],
  'model-summary-filters': ['Models and specs', 'Model summary filters', 30],
  'models-and-specs': ['Models and specs', 'Models and specifications', 20],
  'models-carousel': ['Models and specs', 'Models carousel', 30],
  news: ['News', 'News', 200],
  'number-button-carousel': ['Carousels', 'Number Button Carousel', 30],
  'offers-crm-form': ['Forms', 'Offers-to-CRM form'],
  'parallax-image': ['Media', 'Parallax image', 40],
  quote: ['Content', 'Quote'],
  'quote-slider': ['Carousels', 'Quote slider', 30],
  'ready-to-go-bar': ['Content', 'Ready To Go Bar', 5],
  'retailer-cards': ['Retailers', 'Retailer cards', 30],
  'retailer-locator': ['Retailers', 'Retailer locator'],
  'retailer-locator-by-brand': ['Retailers', 'Retailer locator (by brand)'],
  'retailer-locator-compact': ['Retailers', 'Retailer locator (compact)'],
  'retailer-schema': ['Structured data', 'Retailer schema'],
  'same-size-carousel': ['Carousels', 'Same-size carousel', 30],
  'section-image-tabs': ['Tabs and sections', 'Section image tabs', 10],
  'section-tabs': ['Tabs and sections', 'Section tabs', 10],
  'service-schema': ['Structured data', 'Service schema'],
  'sign-post': ['Content', 'Sign post', 12],
  'single-offer': ['Offers', 'Single Offer'],
  slider: ['Carousels', 'Slider', 30],
  snippet: ['Content', 'Snippet'],
  specification: ['Models and specs', 'Specification', 100],
  'specification-accordion': ['Models and specs', 'Specification accordion'],
  'specification-at-a-glance': ['Models and specs', 'Specification at a glance', 20],
  'tabbed-component': ['Tabs and sections', 'Tabbed component', 10],
  'text-steps': ['Content', 'Text steps', 12],
};

test('the inserter has every template by its name, in its group and with its limit', async () => {
  const keys = readdirSync(join(__dirname, 'blocks'));
  const found = keys.map(async (key) => {
    const { group, name, max_field_groups } = await templateOf(key);
    return [key, max_field_groups === undefined ? [group, name] : [group, name, max_field_groups]] as const;
  });
  expect(Object.fromEntries(await Promise.all(found))).toEqual(CATALOGUE);
});

const heroBlock =
  'has_timer has_banner has_mxo is_ffi offer_key slide_duration has_touch_devices_slides_limit is_autoplay has_wide_ratio';
const heroSlide =
  'image high_layout_image slide_duration_limit video_type video_desktop video_mobile video_styles video_bg button_link info description price timer_box_color';
const business =
  'name description keywords opening_hours payment_accepted price_range address latitude longitude contact_info offers_info';
const product = 'type name description links buttons finance_product_input finance_product_output';

/** Symbols that stored content has: those of the block, and those of each of its groups. */
test.each([
  ['accordion', 'open_all_label close_all_label has_schema', 'accordion_title accordion_content'],
  ['collection-carousel', '', 'image url target'],
  [
    'collection-slider',
    'lang market collection limit grouped show_pagination',
    'image image_hover item_name item_label button',
  ],
  [
    'derivatives',
    'car_key spec_key_1 spec_key_2 spec_key_3 spec_label_1 spec_label_2 spec_label_3 has_columns',
    'engine_key tab_id standard_equipment_info',
  ],
  ['entry-form', 'form_position form_id', ''],
  ['expanded-entry-form', 'disclaimer mobile_top_tabs_limit', 'icon label anchor_id'],
  ['extended-warranty', 'form_id has_two_columns form_hidden_field_mapping table_content', ''],
  [
    'finance-calculator',
    'nameplate_key_filter calculator_style header_tag hide_free_items models_info disclaimer_title disclaimer_body',
    product,
  ],
  ['finance-product', product, ''],
  ['hero-carousel', heroBlock, heroSlide],
  ['hero-carousel-2', heroBlock, heroSlide],
  ['hotspots-container', 'image hotspots', ''],
  ['house-of-brands', 'layout_variant enable_animation', 'brand bg-image animation_video'],
  [
    'immersive-hero',
    'content_placement buttons_placement has_mxo video_time is_autoplay is_overlay has_native_video scroll_to',
    '',
  ],
  ['in-page-navigation', 'goTopShort', 'label blockId'],
  ['inspired-collection', '', 'image imageRows'],
  ['location-map', 'latitude longitude content', ''],
  ['masonry', 'img_video_grid disable_autoplay image_1 image_2 image_3 video', ''],
  [
    'models-and-specs',
    'is_toggle toggle_label collapse_label engine_label accordion_label',
    'is_disabled car_key image car_title price electric_label petrol_label hybrid_label button accordion_schema additional_specification',
  ],
  ['models-carousel', '', 'nameplate car_image transparent_image specs'],
  ['news', 'background_color read_more pagination_text quick_links_is_reversed', ''],
  [
    'offers-crm-form',
    'category new_cars approved owners branded_goods defender discovery range_rover jaguar form_title form_subtile form_id has_two_columns button_position error_text error_button_text',
    '',
  ],
  ['quote-slider', 'alignment', 'quote author author_position'],
  ['retailer-cards', 'distance_unit', 'name address city latitude longitude contact_info services'],
  ['retailer-schema', business, ''],
  ['section-image-tabs', '', 'tab_label tab_id blocks_count'],
  ['section-tabs', '', 'blocks_count tab_icon tab_label tab_id modal_title modal_text modal_image modal_link'],
  ['service-schema', business, ''],
  ['specification-accordion', 'model_key additional_model_key select_model_label engine_label specification_label', ''],
])('an editor fills in the fields of %s', async (key, block, group) => {
  const listed = (symbols: string) => symbols.split(' ').filter(Boolean);
  expect(symbolsOf(await inBlock(key))).toEqual(expect.arrayContaining(listed(block)));
  expect(symbolsOf(await inGroup(key))).toEqual(expect.arrayContaining(listed(group)));
});

/** What a field is where nobody fills it in. */
test.each<[key: string, symbol: string, value: unknown]>([
  ['collection-slider', 'limit', 10],
  ['collection-slider', 'grouped', true],
  ['collection-slider', 'show_pagination', true],
  ['content-blocks', 'columns', '3'],
  ['finance-calculator', 'calculator_style', 'default'],
  ['hero-carousel', 'has_timer', false],
  ['hero-carousel', 'has_touch_devices_slides_limit', true],
  ['hero-carousel', 'is_autoplay', true],
  ['hero-carousel', 'slide_duration', 6000],
  ['immersive-hero', 'video_time', 5000],
  ['location-map', 'latitude', 52.23],
  ['location-map', 'longitude', 21.01],
  ['news', 'error_text', 'We ran into a technical issue. Please refresh and try again.'],
  ['news', 'error_title', 'Something went wrong'],
  ['news', 'no_results_text', 'We have not found any news'],
  ['news', 'no_results_title', 'No results'],
  ['news', 'pagination_text', 'of %'],
  ['news', 'quick_links_label', 'Next Steps'],
  ['offers-crm-form', 'button_position', 'right'],
  ['offers-crm-form', 'error_button_text', 'Try again'],
  ['offers-crm-form', 'error_text', 'Offers request error'],
  ['retailer-cards', 'distance_unit', 'km'],
  ['section-image-tabs', 'blocks_count', 1],
  ['section-tabs', 'blocks_count', 1],
  ['snippet', 'button_position', 'right'],
  ['snippet', 'title_size', 'xl'],
  ['snippet', 'title_tag', '2'],
])('of %s the field %s is %j unless somebody says otherwise', async (key, symbol, value) => {
  const fields = [...(await inBlock(key)), ...(await inGroup(key))];
  expect(fields.find((field) => field.symbol === symbol)).toMatchObject({ default_value: value });
});

test.each([
  ['collection-slider', 'lang', 'en ar'],
  ['content-blocks', 'columns', '1 2 3 4'],
  ['entry-form', 'form_position', 'left center right'],
  ['finance-calculator', 'calculator_style', 'default mena'],
  ['finance-calculator', 'header_tag', '1 2 3 4 5 6'],
  ['hero-carousel', 'timer_box_color', 'dark-theme light-theme'],
  ['hero-carousel', 'video_type', 'none video video_background'],
  ['house-of-brands', 'brand', 'defender range-rover discovery'],
  ['house-of-brands', 'layout_variant', 'single-cta dual-cta'],
  ['immersive-hero', 'buttons_placement', 'inline row'],
  ['immersive-hero', 'content_placement', 'middle left-top left-middle left-bottom'],
  ['masonry', 'img_video_grid', 'video-top video-bottom'],
  ['offers-crm-form', 'button_position', 'left center right'],
  ['retailer-cards', 'distance_unit', 'km mi'],
  ['snippet', 'title_size', 'xs s m l xl'],
])('of %s an editor chooses %s among %s', async (key, symbol, options) => {
  const fields = [...(await inBlock(key)), ...(await inGroup(key))];
  const values = options.split(' ').map((value) => expect.objectContaining({ value }));
  expect(fields.find((field) => field.symbol === symbol)).toMatchObject({ attrs: { options: values } });
});

test('a finance product is one of the thirty that markets offer, by its name', async () => {
  const [type] = await inBlock('finance-product').then((fields) => fields.filter(({ symbol }) => symbol === 'type'));
  const options = type?.field_type === 'Select' ? type.attrs.options : [];
  expect(options.map(({ value }) => value).sort()).toEqual(Object.keys(FINANCE_PRODUCTS).sort());
  expect(options.map(({ label }) => label).sort()).toEqual([
    ...['Brunei', 'Bulgaria', 'Cyprus', 'Denmark', 'Estonia', 'Finland LFI', 'Finland loan', 'Gibraltar', 'Greece'],
    ...['Hungary Leasing', 'Iceland', 'Ireland', 'Ireland Secondary', 'Latvia', 'Lithuania', 'Malta', 'Moldova'],
    ...['New Zealand lease', 'New Zealand loan', 'Norway', 'Romania', 'Sample', 'Singapore', 'Slovenia', 'Sweden'],
    ...['Thailand', 'Ukraine', 'Universal', 'Universal Leasing', 'Universal Mena'],
  ]);
});

test.each([
  ['hero-carousel', 'image', ['1600x900', '1024x576', '640x360']],
  ['hotspots-container', 'image', ['1600x900', '1024x576', '640x360']],
  ['collection-carousel', 'image', ['420x495', '325x383']],
  ['slider', 'image', ['300x300']],
])('the library cuts pictures of %s, %s, to %j', async (key, symbol, sizes) => {
  const fields = [...(await inBlock(key)), ...(await inGroup(key))];
  expect(fields.find((field) => field.symbol === symbol)).toMatchObject({ attrs: { sizes } });
});
