import {
  discardFormDraft,
  getEditedForm,
  linkFormPreview,
  saveFormDraft,
  updateForm,
} from '@showroom/contracts/calls/forms';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { dragOnto } from '../dragging/drag-in-tests';
import { openDialog, refusal } from '../editor-in-tests';
import { notifySignedIn } from '../layout/signed-in';
import { exampleDefinition, exampleForm } from './examples';
import { exampleDrafted, fieldNames, openField, openForm, openFormIn, preview, publish } from './form-in-tests';

afterEach(() => sessionStorage.clear());

const text = (name: string | RegExp) => screen.getByRole('textbox', { name });

describe('the builder', () => {
  test('shows the fields with what they are, and the form beside them, without accessibility faults', async () => {
    const { container } = await openForm();
    expect(fieldNames()).toEqual(['Topic', 'E-mail', 'Your message']);
    expect(screen.getByText('Only if topic')).toBeVisible();
    expect(preview().getByRole('radio', { name: 'Sales' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await openField(/^Topic/);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('a link to the draft is made for people without an account, by those who may change the form', async () => {
    const link = { path: '/disabled-preview/form/contact?preview=a.b', expires_at: '2026-03-08T12:05:00.000Z' };
    const { sent, container, user } = await openForm('', 'editor', answerTo(linkFormPreview, link));
    await user.click(preview().getByRole('button', { name: 'Share a preview' }));
    const address = await openDialog('Share a preview').findByRole('textbox', { name: /^Link/ });
    expect(address).toHaveValue(location.origin + link.path);
    expect(sent(linkFormPreview)).toEqual([{ params: { id: 'contact' } }]);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('an editor says whether visitors may save what they filled in', async () => {
    const { user, published } = await openForm();
    await user.click(screen.getByText('Title, introduction and button'));
    await user.click(screen.getByRole('checkbox', { name: /^Visitors may save/ }));
    await publish();
    await waitFor(() => expect(published()?.is_resumable).toBe(true));
  });

  test('a label that is changed is seen at once, and published from the revision that was seen', async () => {
    const { sent, published } = await openForm();
    await openField(/^E-mail/);
    fireEvent.change(text('Label'), { target: { value: 'Your e-mail' } });
    expect(preview().getByRole('textbox', { name: 'Your e-mail' })).toBeVisible();
    expect(screen.getByText('Not saved yet')).toBeVisible();
    await publish();
    expect(await screen.findByText(/^Published\./)).toBeVisible();
    expect(published()?.fields[1]?.label).toEqual({ 'en-GB': 'Your e-mail' });
    expect(sent(updateForm)).toMatchObject([{ params: { id: 'contact' }, headers: { 'if-match': '"3"' } }]);
    expect(screen.getByText('Version 4')).toBeVisible();
  });

  test('a field is added from the palette by keyboard, named by its label, and asked under a condition', async () => {
    const { user, published } = await openForm();
    screen.getByRole('button', { name: /^Text One line/ }).focus();
    await user.keyboard('{Enter}');
    expect(text('Label')).toHaveFocus();
    await user.keyboard('Town of birth');
    await user.tab();
    expect(text('Name')).toHaveValue('town_of_birth');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Asked' }), 'Only if Topic …');
    await user.selectOptions(screen.getByRole('combobox', { name: '… is' }), 'Service');
    await publish();
    await waitFor(() => expect(published()?.fields).toHaveLength(4));
    expect(published()?.fields[3]).toEqual({
      ...{ name: 'town_of_birth', kind: 'text', label: { 'en-GB': 'Town of birth' }, is_required: false },
      ...{ width: 'full', step: 0, shown_if: { field: 'topic', is: 'service' } },
    });
  });

  test('speaks the language of the site, in which a new field has its first label', async () => {
    const { user } = await openFormIn('jp', 'ja-JP');
    await user.click(screen.getByRole('button', { name: /^数値/ }));
    expect(text(/^ラベル/)).toHaveValue('数値');
    expect(screen.getByText('数値を追加しました：4件中4番目。')).toBeInTheDocument();
    expect(screen.getByText('未保存')).toBeVisible();
  });

  test('where visitors read another language, a new field has no label yet', async () => {
    const { user } = await openFormIn('international', 'fr-FR');
    await user.click(screen.getByRole('button', { name: /^Texte long/ }));
    expect(text(/^Libellé/)).toHaveValue('');
    expect(screen.getByText('Texte long sans libellé')).toBeVisible();
  });

  test('a field is moved by arrow keys and by buttons; where it stands is said, and its handle keeps the focus', async () => {
    const { user } = await openForm();
    screen.getByRole('button', { name: 'Move E-mail' }).focus();
    await user.keyboard('{ArrowUp}');
    expect(fieldNames()).toEqual(['E-mail', 'Topic', 'Your message']);
    expect(screen.getByText('E-mail: 1 of 3.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move E-mail' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByText('It cannot stand there.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move E-mail down' }));
    expect(fieldNames()).toEqual(['Topic', 'E-mail', 'Your message']);
  });

  test('a field is moved by dragging', async () => {
    await openForm();
    const rowOf = (name: string) =>
      screen.getByRole('button', { name: `Move ${name}` }).closest('[draggable]') ?? document.body;
    dragOnto(rowOf('Topic'), rowOf('Your message'), 0.8);
    expect(fieldNames()).toEqual(['E-mail', 'Your message', 'Topic']);
  });

  test('what was duplicated and removed is undone and done again, by keys and by buttons', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Duplicate E-mail' }));
    await user.click(screen.getByRole('button', { name: 'Remove Topic' }));
    expect(fieldNames()).toEqual(['E-mail', 'E-mail', 'Your message']);
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByText('Undone: Remove Topic.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(fieldNames()).toEqual(['Topic', 'E-mail', 'Your message']);
    expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(fieldNames()).toEqual(['E-mail', 'E-mail', 'Your message']);
  });

  test('a word that was typed is undone as one', async () => {
    const { user } = await openForm();
    await openField(/^E-mail/);
    await user.type(text('Label'), ' address');
    await user.keyboard('{Control>}z{/Control}');
    expect(text('Label')).toHaveValue('E-mail');
  });

  test('a form is divided into steps, and a field goes over to the next one', async () => {
    const { user, published } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Divide into steps' }));
    fireEvent.change(text('Name of step 1'), { target: { value: 'Topic' } });
    fireEvent.change(text('Name of step 2'), { target: { value: 'You' } });
    await user.click(screen.getByRole('button', { name: 'Move Your message down' }));
    expect(screen.getByText('Your message: 3 of 3 in step 2.')).toBeInTheDocument();
    await publish();
    await waitFor(() => expect(published()?.fields.map(({ step }) => step)).toEqual([0, 0, 1]));
    expect(published()?.steps).toEqual([{ title: { 'en-GB': 'Topic' } }, { title: { 'en-GB': 'You' } }]);
  });

  test('options are pasted from a list of lines', async () => {
    const { user, published } = await openForm();
    await openField(/^Topic/);
    await user.click(screen.getByText('Paste a list'));
    fireEvent.change(text('One option on each line'), { target: { value: 'Sales\nService\nb2b = Fleets' } });
    await user.click(screen.getByRole('button', { name: 'Use these lines' }));
    expect(text('Text of option 3')).toHaveValue('Fleets');
    await publish();
    await waitFor(() =>
      expect(published()?.fields[0]?.options?.map(({ value }) => value)).toEqual(['sales', 'service', 'b2b']),
    );
  });

  test('another language shows texts alone, beside the words that they translate', async () => {
    const { user, published } = await openForm();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'French');
    await openField(/^E-mail/);
    const settings = text(/^Label/).closest('li') ?? document.body;
    expect(within(settings).getByText('E-mail', { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Move / })).not.toBeInTheDocument();
    fireEvent.change(text(/^Label/), { target: { value: 'Courriel' } });
    expect(preview().getByRole('textbox', { name: 'Courriel' })).toBeVisible();
    await publish();
    await waitFor(() => expect(published()?.fields[1]?.label).toEqual({ 'en-GB': 'E-mail', 'fr-FR': 'Courriel' }));
  });
});

describe('publishing', () => {
  test('names what is missing before anything is sent, and leads to each', async () => {
    const { user, sent, container } = await openForm();
    await openField(/^E-mail/);
    await user.clear(text('Label'));
    await publish();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The label is missing.');
    expect(alert.parentElement).toHaveFocus();
    expect(sent(updateForm)).toEqual([]);
    expect(text('Label')).toBeInvalid();
    expect(screen.getByText('1 problem')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: /^E-mail without/, expanded: true }));
    await user.click(screen.getByRole('link', { name: 'The label is missing.' }));
    expect(text('Label')).toHaveFocus();
    fireEvent.change(text('Label'), { target: { value: 'E-mail' } });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('leads to a problem of another part of the form', async () => {
    const { user } = await openForm('?part=confirmation');
    await user.click(screen.getByRole('checkbox', { name: 'Whoever sends the form gets an e-mail' }));
    await user.click(screen.getByRole('link', { name: 'Fields' }));
    await screen.findByRole('region', { name: 'Preview' });
    await publish();
    await user.click(await screen.findByRole('link', { name: 'The subject is missing.' }));
    await waitFor(() => expect(text('Subject')).toHaveFocus());
    expect(text('Subject')).toBeInvalid();
  });

  test('shows what the API refuses where it stands', async () => {
    const broken = refusal(422, 'Not so.', [{ path: 'definition.thank_you.url', message: 'This page is not there.' }]);
    const { user } = await openForm('?part=thank-you', 'editor', answerTo(updateForm, broken));
    await user.click(screen.getByRole('radio', { name: 'A page of the site' }));
    fireEvent.change(text('Page'), { target: { value: '/thanks' } });
    await publish();
    expect(await screen.findByRole('link', { name: 'This page is not there.' })).toHaveAttribute(
      'href',
      '#field-thank_you-url',
    );
    expect(text('Page')).toHaveAccessibleDescription(/This page is not there\./);
    // What the builder finds there itself, in its own language, stands alone.
    fireEvent.change(text('Page'), { target: { value: 'thanks' } });
    expect(screen.getByRole('link', { name: 'The page begins with /, for example /thank-you.' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'This page is not there.' })).not.toBeInTheDocument();
  });

  test('after somebody else shows both sides, and saves a draft over theirs if that is wanted', async () => {
    const answers = [refusal(412, 'Too late.'), { data: exampleForm({ title: { 'en-GB': 'Mine' } }, { revision: 8 }) }];
    const forms = [exampleForm(), exampleForm({ title: { 'en-GB': 'Theirs' } }, { revision: 7, author: 'Marc' })];
    const { user, sent, container } = await openForm(
      '',
      'editor',
      answerTo(updateForm, () => answers.shift()),
      answerTo(getEditedForm, () => ({ data: forms.shift() })),
    );
    await user.click(screen.getByText('Title, introduction and button'));
    fireEvent.change(text(/^Title/), { target: { value: 'Mine' } });
    await publish();
    expect(await screen.findByText('Marc has saved this form meanwhile.')).toBeVisible();
    const row = screen.getByRole('row', { name: /^Title/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mine', 'Theirs']);
    expect(await axe(container)).toHaveNoViolations();
    expect(text(/^Title/)).toHaveValue('Mine');
    await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
    expect(await screen.findByText('Draft saved, not published')).toBeVisible();
    expect(sent(saveFormDraft).at(-1)).toMatchObject({ body: { base: 7, definition: { title: { 'en-GB': 'Mine' } } } });
  });

  test('goes on by itself once somebody is signed in again', async () => {
    const answers = [new ShowroomError('access.sign-in', { status: 401 }), { data: exampleForm() }];
    const { user } = await openForm(
      '',
      'editor',
      answerTo(updateForm, () => answers.shift()),
    );
    await user.click(screen.getByRole('button', { name: 'Remove E-mail' }));
    await publish();
    expect(await screen.findByRole('link', { name: 'Sign in again' })).toBeVisible();
    notifySignedIn();
    expect(await screen.findByText(/^Published\./)).toBeVisible();
  });
});

describe('a draft', () => {
  const drafted = { ...exampleDefinition, title: { 'en-GB': 'Not yet' } };

  test('is saved by itself, whatever it lacks, and visitors keep what they have', async () => {
    const { user, sent } = await openForm();
    await openField(/^E-mail/);
    await user.clear(text('Label'));
    expect(await screen.findByText('Draft saved, not published', {}, { timeout: 4000 })).toBeVisible();
    expect(sent(saveFormDraft)).toMatchObject([
      { params: { id: 'contact' }, headers: { 'if-match': '"0"' }, body: { base: 3 } },
    ]);
    expect(sent(updateForm)).toEqual([]);
    expect(screen.getByText('Version 3')).toBeVisible();
  });

  test('is saved by Ctrl+S, once, and published from the draft that was seen', async () => {
    const { user, sent } = await openForm();
    await user.keyboard('{Control>}s{/Control}');
    expect(sent(saveFormDraft)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove E-mail' }));
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Draft saved, not published')).toBeVisible();
    await publish();
    expect(await screen.findByText(/^Published\./)).toBeVisible();
    expect(sent(saveFormDraft)).toHaveLength(1);
    expect(sent(updateForm)).toMatchObject([{ headers: { 'if-match': '"3"' }, body: { draft_revision: 1 } }]);
  });

  test('that is there is what is edited, and is discarded once somebody says so', async () => {
    const { user, container } = await openForm(
      '',
      'editor',
      answerTo(getEditedForm, { data: exampleDrafted(drafted) }),
      answerTo(discardFormDraft, { data: exampleForm() }),
    );
    expect(preview().getByText('Not yet')).toBeVisible();
    expect(screen.getByText('Draft saved, not published')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Discard the draft' }));
    await user.click(openDialog('Discard the draft?').getByRole('button', { name: 'Discard' }));
    expect(await preview().findByText('Contact us')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Discard the draft' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
  });

  test('that was begun before another version was published says so', async () => {
    const { attributes } = exampleDrafted(drafted);
    const later = { ...attributes, revision: 5, author: 'Marc' };
    await openForm('', 'editor', answerTo(getEditedForm, { data: exampleForm({}, later) }));
    expect(screen.getByText('Version 5 was published by Marc after this draft was begun.')).toBeVisible();
  });

  test('that somebody else saved meanwhile stands beside what is typed', async () => {
    const { user } = await openForm('', 'editor', answerTo(saveFormDraft, refusal(412, 'Too late.')));
    await user.click(screen.getByRole('button', { name: 'Remove E-mail' }));
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Edith Editor has saved this form meanwhile.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load theirs' }));
    expect(fieldNames()).toEqual(['Topic', 'E-mail', 'Your message']);
  });
});

test('a draft that nobody took says so, and can be saved by hand before it is by itself', async () => {
  const away = new ShowroomError('api.unreachable', { status: 503 });
  const answers: unknown[] = [away, away, { data: exampleDrafted({ ...exampleDefinition }) }];
  const { user, container } = await openForm(
    '',
    'editor',
    answerTo(saveFormDraft, () => answers.shift()),
  );
  await user.click(screen.getByRole('button', { name: 'Remove E-mail' }));
  await user.keyboard('{Control>}s{/Control}');
  const sentence = /It is saved by itself as soon as that is possible\.$/;
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Save now' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(screen.getByText(sentence)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save now' }));
  expect(await screen.findByText('Draft saved, not published')).toBeVisible();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

test('what was not saved is here again after a reload, with the way back', async () => {
  const { user, unmount } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Remove E-mail' }));
  unmount();
  await openForm();
  expect(await screen.findByText('What you had not saved is here again.')).toBeVisible();
  expect(fieldNames()).toEqual(['Topic', 'Your message']);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(fieldNames()).toEqual(['Topic', 'E-mail', 'Your message']);
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
});

test('what is saved is taken instead, where that is wanted', async () => {
  const { user, unmount } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Remove E-mail' }));
  unmount();
  await openForm();
  await userEvent.click(await screen.findByRole('button', { name: 'Take what is saved instead' }));
  expect(fieldNames()).toEqual(['Topic', 'E-mail', 'Your message']);
});

test('leaving asks first while something is not saved, but not between the parts of the form', async () => {
  const { user, router } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Remove E-mail' }));
  await user.click(screen.getByRole('link', { name: 'Notifications' }));
  expect(await screen.findByText('Nobody is told by e-mail yet.')).toBeVisible();
  expect(screen.getByText('Not saved yet')).toBeVisible();
  act(() => void router.navigate('/cms/forms'));
  expect(openDialog('Leave without saving?').getByRole('button', { name: 'Stay here' })).toBeVisible();
});

test('who looks after leads reads a form, and cannot change it', async () => {
  const { user } = await openForm('', 'lead_manager');
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Add a field' })).not.toBeInTheDocument();
  await user.click(screen.getByText('Title, introduction and button'));
  expect(text(/^Title/)).toBeDisabled();
  const parts = within(screen.getByRole('navigation', { name: 'Parts of the form' }));
  expect(parts.getByRole('link', { name: 'Leads' })).toHaveAttribute('href', '/admin/leads/contact');
});

test('a form that is sent in the preview is sent nowhere', async () => {
  const { user, sent } = await openForm();
  await user.click(preview().getByRole('radio', { name: 'Service' }));
  await user.type(preview().getByRole('textbox', { name: 'E-mail' }), 'ada@example.test');
  await user.click(preview().getByRole('button', { name: 'Send' }));
  expect(await preview().findByText('Thank you')).toBeVisible();
  expect(sent(updateForm)).toEqual([]);
});
