import { isExitAsked } from './external-links';

const LISTS = ['https://partner.test/cars\n\n  films.test  \n', 'https://rival.test\nno address at all: ://'];

test.each([
  ['https://elsewhere.test/', true],
  ['http://elsewhere.test/page?x=1', true],
  ['https://site.test/offers', false],
  ['mailto:a@elsewhere.test', false],
  ['tel:+100', false],
  ['no address', false],
  ['https://partner.test/cars', false],
  ['https://partner.test/cars/defender?colour=green', false],
  ['https://partner.test/carsharing', true],
  ['https://partner.test/', true],
  ['https://films.test/a', false],
  ['https://evil.films.test/a', true],
  ['https://films.test.evil.test/a', true],
  ['https://rival.test/a', false],
])('whether somebody is asked before %s is %s', (href, isAsked) => {
  expect(isExitAsked(href, 'https://site.test', LISTS)).toBe(isAsked);
});
