import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Component } from './Accordion';
import { examples } from './examples';

const two = examples['two items'];
const answer = () => screen.getByText(/held for you/).closest('details');

test('an item opens and closes by its title', async () => {
  render(<Component {...blockProps(two)} />);
  expect(answer()).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('How do I reserve a vehicle?'));
  expect(answer()).toHaveAttribute('open');
  await userEvent.click(screen.getByText('How do I reserve a vehicle?'));
  expect(answer()).not.toHaveAttribute('open');
});

test('"Open all" opens every item and becomes "Close all", which closes them', async () => {
  render(<Component {...blockProps(two)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open all' }));
  for (const item of screen.getAllByRole('group')) expect(item).toHaveAttribute('open');
  await userEvent.click(screen.getByRole('button', { name: 'Close all' }));
  for (const item of screen.getAllByRole('group')) expect(item).not.toHaveAttribute('open');
  expect(screen.getByRole('button', { name: 'Open all' })).toBeVisible();
});

test('"Open all" becomes "Close all" once every item is open', async () => {
  render(<Component {...blockProps(two)} />);
  await userEvent.click(screen.getByText('How do I reserve a vehicle?'));
  await userEvent.click(screen.getByText('Is the reservation fee refunded?'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close all' })).toBeVisible());
});

test('the labels are the editor’s', () => {
  render(<Component {...blockProps({ ...two, open_all_label: 'Alles öffnen' })} />);
  expect(screen.getByRole('button', { name: 'Alles öffnen' })).toBeVisible();
});

test('one item needs no "Open all"', () => {
  render(<Component {...blockProps(examples['one item'])} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('works as plain HTML: titles and answers are there before any code', () => {
  const html = renderToStaticMarkup(<Component {...blockProps(two)} />);
  expect(html).toContain('<summary class="accordion-title">How do I reserve a vehicle?</summary>');
  expect(html).toContain('held for you');
});

function schemaOf(container: HTMLElement): unknown {
  const script = container.querySelector('script[type="application/ld+json"]');
  return script && JSON.parse(script.textContent ?? '');
}

test('tells search engines questions and answers when it is asked to', () => {
  const { container } = render(<Component {...blockProps(examples['with data for search engines'])} />);
  expect(schemaOf(container)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'How do I reserve a vehicle?', acceptedAnswer: { '@type': 'Answer' } },
      { name: 'Is the reservation fee refunded?' },
      { name: 'May I take a test drive first?' },
    ],
  });
  expect(schemaOf(render(<Component {...blockProps(two)} />).container)).toBeNull();
});

test('no text of an item can end the data for search engines', () => {
  const groups = [{ accordion_title: '</script><script>alert(1)</script>', accordion_content: '' }];
  const { container } = render(<Component {...blockProps({ ...two, has_schema: true, groups })} />);
  expect(container.querySelectorAll('script')).toHaveLength(1);
  expect(schemaOf(container)).toMatchObject({ mainEntity: [{ name: '</script><script>alert(1)</script>' }] });
  const html = renderToStaticMarkup(<Component {...blockProps({ ...two, has_schema: true, groups })} />);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});
