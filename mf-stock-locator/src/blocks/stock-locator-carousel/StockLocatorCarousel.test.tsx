import { getWidgetTranslations } from '@showroom/contracts/calls/company';
import { listVehiclesById } from '@showroom/contracts/calls/stock-locator';
import { vehicleLight } from '@showroom/contracts/entities/vehicle';
import { answerTo, fakeClient, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { exampleVehicle } from '../../examples/vehicles';
import { chosenVehicles } from './chosen-vehicles';
import { examples } from './examples';
import { Component, load } from './StockLocatorCarousel';

/** 1001 is gone. */
const stock = answerTo(listVehiclesById, ({ query: { ids } }) => {
  const found = (Array.isArray(ids) ? ids : [ids]).map(Number).filter((id) => id !== 1001);
  return { data: found.map((id) => vehicleLight.parse(exampleVehicle(id - 1000))), meta: { missing: [] } };
});

async function loaded(content: { readonly vehicles: unknown }, client = fakeClient(stock), settings = {}) {
  const platform = testPlatform({ client, settings });
  return load({ platform, url: new URL('http://localhost/'), content, signal: new AbortController().signal });
}

test('shows the chosen vehicles that still exist in the order of the editor', async () => {
  const content = examples['three vehicles'];
  const { container } = renderWithPlatform(<Component id="c" content={content} data={await loaded(content)} />);
  expect(screen.getByRole('region', { name: 'Ready to drive away' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    expect.stringContaining('Defender 110'),
    expect.stringContaining('Range Rover Sport'),
  ]);
  expect((await axe(container)).violations).toEqual([]);
});

/** A line that is 700 wide, with cards of 320 every 340, scrolled by hand. */
function layOut(fromRight = false) {
  let scrolled = 0;
  const box = (left: number, width: number) => DOMRect.fromRect({ x: left, width, height: 400 });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.tagName !== 'LI') return box(0, 700);
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return fromRight ? box(700 - 320 - index * 340 - scrolled, 320) : box(index * 340 - scrolled, 320);
  });
  Element.prototype.scrollBy = function (this: Element, options?: ScrollToOptions | number) {
    scrolled += typeof options === 'object' ? (options.left ?? 0) : 0;
    fireEvent.scroll(this);
  };
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
}
afterEach(() => jest.restoreAllMocks());

async function five(locale?: { readonly market: 'ae'; readonly locale: 'ar-AE' }) {
  const content = { vehicles: { headline: 'Ready to drive away', list: ['1000', '1002', '1003', '1004', '1005'] } };
  const platform = testPlatform({ client: fakeClient(stock), ...locale });
  const input = { platform, url: new URL('http://localhost/'), content, signal: new AbortController().signal };
  const data = await load(input);
  return renderWithPlatform(<Component id="c" content={content} data={data} />, locale);
}

test('buttons move a page of cards, and which ones are seen is said', async () => {
  layOut();
  await five();
  const user = userEvent.setup();
  const [previous, next] = ['Previous vehicles', 'Next vehicles'].map((name) => screen.getByRole('button', { name }));
  if (!previous || !next) throw new Error('There are no buttons');
  expect(screen.getByRole('status')).toHaveTextContent('Vehicles 1 to 2 of 5');
  expect(previous).toBeDisabled();
  await user.click(next);
  expect(screen.getByRole('status')).toHaveTextContent('Vehicles 3 to 4 of 5');
  await user.click(next);
  expect(screen.getByRole('status')).toHaveTextContent('Vehicles 5 to 5 of 5');
  expect(next).toBeDisabled();
  await user.click(previous);
  expect(screen.getByRole('status')).toHaveTextContent('Vehicles 4 to 5 of 5');
});

test.each([
  ['from the left', undefined, '{ArrowRight}', '{ArrowLeft}', 'Vehicles 2 to 3 of 5'],
  [
    'from the right',
    { market: 'ae', locale: 'ar-AE' } as const,
    '{ArrowLeft}',
    '{ArrowRight}',
    'السيارات 2 إلى 3 من 5',
  ],
])('read %s, keys move one card and lead to both ends', async (_, locale, forth, back, text) => {
  layOut(locale !== undefined);
  const { container } = await five(locale);
  container.dir = locale ? 'rtl' : 'ltr';
  const track = screen.getAllByRole('list').find(({ tabIndex }) => tabIndex === 0);
  if (locale && track) track.style.direction = 'rtl';
  track?.focus();
  const user = userEvent.setup();
  await user.keyboard(forth);
  expect(screen.getByRole('status')).toHaveTextContent(text);
  await user.keyboard('{End}');
  expect(screen.getByRole('status')).toHaveTextContent(/5/);
  await user.keyboard('{Home}');
  const [previous] = screen.getAllByRole('button');
  expect(previous).toBeDisabled();
  await user.keyboard(`${forth}${back}`);
  expect(previous).toBeDisabled();
});

test('cards that all fit need no buttons', async () => {
  layOut();
  const content = { vehicles: { headline: 'Two', list: ['1000', '1002'] } };
  renderWithPlatform(<Component id="c" content={content} data={await loaded(content)} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('asks once for all that are chosen, and nobody where none is', async () => {
  const client = fakeClient(stock);
  await loaded(examples['three vehicles'], client);
  await loaded(examples['no vehicle'], client);
  expect(client.sends.map(({ input }) => input.query)).toEqual([{ ids: ['1000', '1001', '1002'] }]);
});

test("the vehicles are shown in the market's own texts", async () => {
  const data = { 'en-gb': { 'words.statuses.reserved': 'Spoken for' } };
  const translations = answerTo(getWidgetTranslations, {
    data: { id: 'w', type: 'widget_translations_config', attributes: { data } },
  });
  const settings = {
    'widget_translations.id': 'w',
    'stock_locator.seats_translations': { singular: 'place', plural: 'places' },
    'stock_locator.card_attribute_icons': ['numberOfSeats'],
  };
  const content = examples['three vehicles'];
  const shown = await loaded(content, fakeClient(stock, translations), settings);
  renderWithPlatform(<Component id="c" content={content} data={shown} />, { settings });
  expect(screen.getByText('Spoken for')).toBeVisible();
  expect(screen.getAllByText('5 places')).toHaveLength(2);
});

test.each([
  [examples['no vehicle'], 'Stock Locator Carousel with 0 cars'],
  [{ vehicles: { list: ['1001'] } }, 'Stock Locator Carousel with 1 cars'],
])('without a vehicle to show only editors see where it is', async (content, placeholder) => {
  const data = await loaded(content);
  const { unmount } = renderWithPlatform(<Component id="c" content={content} data={data} />);
  expect(screen.queryByText(placeholder)).not.toBeInTheDocument();
  unmount();
  const person = { name: 'Eve', email: 'eve@example.test', roles: ['editor'] } as const;
  renderWithPlatform(<Component id="c" content={content} data={data} />, { person });
  expect(screen.getByText(placeholder)).toBeVisible();
});

test.each([
  [undefined, []],
  ['{"list":[7, "8", {"id": 9}, null, 7]}', ['7', '8', '9']],
  ['not json', []],
  [{ list: 'all' }, []],
])('of %j the chosen ids are %j', (json, list) => expect(chosenVehicles(json).list).toEqual(list));
