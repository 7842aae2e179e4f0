import { isScrollId } from './scroll-id';

test.each(['models', 'our-stories', 'Section_2', 'الموديلات', 'モデル', 'моделі'])('%s is an id for a block', (id) => {
  expect(isScrollId(id)).toBe(true);
});

test.each(['', ' ', '2nd', '-a', 'a b', 'a"b', 'a.b', 'a#b', 'x'.repeat(65)])('"%s" is no id', (id) => {
  expect(isScrollId(id)).toBe(false);
});

test.each(['page-state', 'PAGE-STATE', 'content', 'slot-header', 'component-1', 'vehicle-offer', 'Stripe', 'paypal'])(
  'the site itself looks for %s',
  (id) => expect(isScrollId(id)).toBe(false),
);
