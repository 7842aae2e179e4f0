import { fireEvent, render, screen } from '@testing-library/react';
import { entries } from '../examples';
import { HostPageProvider, hostPage } from './host-page';
import { parseParcelProps } from './parcel-props';
import { withPictureAddresses } from './picture-addresses';
import { SiteLink } from './replacements/link';

const props = { site: 'https://ae.showroom.example', market: 'ae', locale: 'ar-AE', entries };

function renderLink(href: string, more: object = {}, target?: '_blank') {
  render(
    <HostPageProvider value={hostPage(parseParcelProps({ ...props, ...more }))}>
      <SiteLink href={href} target={target}>
        Stock
      </SiteLink>
    </HostPageProvider>,
  );
  return screen.getByText('Stock');
}

test.each([
  ['/stock?page=2', 'https://ae.showroom.example/ar/stock?page=2'],
  ['/media/brochure.pdf', 'https://ae.showroom.example/media/brochure.pdf'],
  ['https://accessories.example/', 'https://accessories.example/'],
  ['tel:+97140000000', 'tel:+97140000000'],
])('%s leads to %s, in the language of the page', (href, address) => {
  expect(renderLink(href)).toHaveAttribute('href', address);
});

test('an address that could run code leads nowhere', () => {
  expect(renderLink('javascript:alert(1)')).not.toHaveAttribute('href');
});

test('a host that navigates itself gets the whole address of a plain click', () => {
  const navigate = jest.fn();
  fireEvent.click(renderLink('/stock', { navigate }));
  expect(navigate.mock.calls).toEqual([['https://ae.showroom.example/ar/stock']]);
});

test.each([
  ['another tab', { ctrlKey: true }, undefined],
  ['another window', { shiftKey: true }, undefined],
  ['a link that opens a tab by itself', {}, '_blank'],
] as const)('%s is left to the browser', (_what, init, target) => {
  const navigate = jest.fn();
  // jsdom cannot go anywhere.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(renderLink('/stock', { navigate }, target), init);
  expect(navigate).not.toHaveBeenCalled();
});

test('pictures of entries are found from another page', () => {
  const [first] = entries;
  if (!first) throw new Error('There are no examples');
  const pictured = (src: string) => ({ ...first, attributes: { ...first.attributes, image: { src, alt: '' } } });
  const shown = withPictureAddresses(
    [pictured('/media/a/b'), pictured('/media/c.png'), pictured('https://cdn.example/d')],
    props.site,
  );
  expect(shown.map(({ attributes }) => attributes.image?.src)).toEqual([
    'https://ae.showroom.example/media/a/b-640x360.webp',
    'https://ae.showroom.example/media/c.png',
    'https://cdn.example/d',
  ]);
});
