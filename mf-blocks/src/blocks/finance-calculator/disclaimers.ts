/** The disclaimers that there are, in their order, and the stars that stand for each. */
export function starred(monthly: string, price: string) {
  const monthlyMark = monthly === '' ? '' : '*';
  const priceMark = price === '' ? '' : `${monthlyMark}*`;
  const all = [
    { mark: monthlyMark, text: monthly },
    { mark: priceMark, text: price },
  ];
  return { monthly: monthlyMark, price: priceMark, texts: all.filter(({ mark }) => mark !== '') };
}
