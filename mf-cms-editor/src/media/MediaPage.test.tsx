import {
  deleteMedia,
  fetchMedia,
  getMedia,
  listMedia,
  listMediaUses,
  replaceMedia,
  updateMedia,
  uploadMedia,
} from '@showroom/contracts/calls/media';
import type { Role } from '@showroom/contracts/entities/role';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo, type FakeAnswer } from '@showroom/shared-ui/testing';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openDialog, refusal, visitAs } from '../editor-in-tests';
import { notifySignedIn } from '../layout/signed-in';
import { exampleMedia, mediaList } from './media-in-tests';

const car = exampleMedia('car', { alt: { 'en-GB': 'A car' }, folder: 'cars' });
const coast = exampleMedia('coast', { market: null });
const use = (path: string, is_published: boolean, market: 'international' | 'jp' = 'international') => ({
  id: path,
  type: 'media_use' as const,
  attributes: { market, path, page_id: `page ${path}`, is_published },
});

async function open(query = '', role: Role = 'editor', ...over: readonly FakeAnswer[]) {
  const visited = visitAs(
    role,
    `/cms/media${query}`,
    answerTo(listMedia, mediaList([car, coast], ['cars', 'cars/old'])),
    answerTo(listMediaUses, {
      data: [use('/offers', true), use('/new', false), use('/jp', true, 'jp')],
      meta: { films: [], forms: [] },
    }),
    ...over,
  );
  await screen.findByRole('heading', { level: 1, name: 'Media of International' });
  return { ...visited, user: userEvent.setup() };
}

const tile = (name: RegExp) => screen.getByRole('button', { name });
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

test('the library shows its pictures and folders, without accessibility faults', async () => {
  const { container, sent } = await open('?q=car&folder=cars&page=2');
  expect(sent(listMedia)).toEqual([{ query: { market: 'international', q: 'car', folder: 'cars', page: '2' } }]);
  expect(tile(/car\.jpg/)).toHaveTextContent('4000 × 3000');
  expect(tile(/coast\.jpg/)).toHaveTextContent('all markets');
  expect(screen.getByRole('option', { name: 'cars/old' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('pictures are looked for by what the address says', async () => {
  const { user, sent } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Name or description' }), 'sea{Enter}');
  await waitFor(() =>
    expect(sent(listMedia)).toContainEqual({ query: { market: 'international', q: 'sea', page: '1' } }),
  );
});

test('pictures are chosen, dropped or pasted, and go into the folder that is open', async () => {
  const { user, sent } = await open('?folder=cars', 'editor', answerTo(uploadMedia, { data: car }));
  await user.upload(screen.getByLabelText('Add files', { selector: 'input' }), [file('one.jpg'), file('two.jpg')]);
  await waitFor(() => expect(sent(uploadMedia)).toHaveLength(2));
  fireEvent.drop(screen.getByRole('region', { name: 'Add files' }), {
    dataTransfer: { files: [file('three.jpg')] },
  });
  await waitFor(() => expect(sent(uploadMedia)).toHaveLength(3));
  const pasted = createEvent.paste(document.body, { clipboardData: { files: [file('four.jpg')] } });
  fireEvent(document.body, pasted);
  await waitFor(() => expect(sent(uploadMedia)).toHaveLength(4));
  expect(sent(uploadMedia).map(({ query }) => query)).toEqual(
    ['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg'].map((name) => ({ market: 'international', name, folder: 'cars' })),
  );
  expect(await screen.findByText('car.jpg is in the library.')).toBeVisible();
});

test('a picture is fetched from an address; a refused one says why, and its address stays', async () => {
  const reason = 'SVG drawings are not taken, since they can carry scripts.';
  const { user, sent } = await open('', 'editor', answerTo(fetchMedia, refusal(422, reason)));
  const address = screen.getByRole('textbox', { name: 'From an https address' });
  await user.type(address, 'https://pictures.test/a.svg{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(`https://pictures.test/a.svg: ${reason}`);
  expect(sent(fetchMedia)).toEqual([{ body: { market: 'international', url: 'https://pictures.test/a.svg' } }]);
  expect(address).toHaveValue('https://pictures.test/a.svg');
});

test('pictures that found nobody signed in are sent once somebody is', async () => {
  let isSignedIn = false;
  const upload = answerTo(uploadMedia, () =>
    isSignedIn ? { data: car } : new ShowroomError('access.sign-in', { status: 401 }),
  );
  const { user, sent } = await open('', 'editor', upload);
  await user.upload(screen.getByLabelText('Add files', { selector: 'input' }), [file('one.jpg'), file('two.jpg')]);
  expect(await screen.findByText('You are signed out. Sign in again to add them.')).toBeVisible();
  await waitFor(() => expect(sent(uploadMedia)).toHaveLength(2));
  isSignedIn = true;
  notifySignedIn();
  await waitFor(() => expect(sent(uploadMedia)).toHaveLength(4));
  expect(screen.queryByRole('link', { name: 'Sign in again' })).not.toBeInTheDocument();
});

async function openPicture(...over: readonly FakeAnswer[]) {
  const visited = await open('', 'editor', ...over);
  await visited.user.click(tile(/car\.jpg/));
  const dialog = openDialog('car.jpg');
  await dialog.findByText('/offers');
  return { ...visited, dialog };
}

test('a picture is described in each language, and its focal point is moved by arrow keys', async () => {
  const { user, dialog, sent } = await openPicture(answerTo(updateMedia, { data: car }));
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  dialog.getByRole('button', { name: 'Focal point: 50 % from the left, 50 % from the top' }).focus();
  await user.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
  expect(dialog.getByRole('button', { name: 'Focal point: 48 % from the left, 60 % from the top' })).toHaveFocus();
  const description = dialog.getByRole('textbox', { name: /^Description in English/ });
  expect(description).toHaveValue('A car');
  await user.clear(description);
  await user.type(description, 'A green car');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('car.jpg is saved.')).toBeVisible();
  expect(sent(updateMedia)).toEqual([
    {
      params: { id: 'car' },
      headers: { 'if-match': '"3"' },
      body: { name: 'car.jpg', folder: 'cars', alt: { 'en-GB': 'A green car' }, focal_point: { x: 0.48, y: 0.6 } },
    },
  ]);
});

test('the focal point is where the picture is pressed, and never beside it', async () => {
  const { dialog, user } = await openPicture();
  const button = dialog.getByRole('button', { name: /^Focal point/ });
  jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 400, 200));
  fireEvent.click(button, { detail: 1, clientX: 200, clientY: 200 });
  expect(button).toHaveAccessibleName('Focal point: 25 % from the left, 75 % from the top');
  // The browser takes no space before the sign.
  expect(button.querySelector('circle')).toHaveAttribute('cx', '25%');
  fireEvent.click(button, { detail: 1, clientX: 900, clientY: 0 });
  expect(button).toHaveAccessibleName('Focal point: 100 % from the left, 0 % from the top');
  button.focus();
  await user.keyboard('{ArrowRight}{ArrowUp}');
  expect(button).toHaveAccessibleName('Focal point: 100 % from the left, 0 % from the top');
  fireEvent.click(button, { detail: 0 });
  expect(button).toHaveAccessibleName('Focal point: 100 % from the left, 0 % from the top');
});

test('where a picture is shown is told, with links to the pages of this market', async () => {
  const { dialog } = await openPicture();
  const uses = within(dialog.getByRole('region', { name: 'Shown on' }));
  expect(uses.getByRole('link', { name: '/offers' })).toHaveAttribute('href', '/cms/pages/page%20%2Foffers');
  expect(uses.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '/offers',
    '/new (not seen by visitors yet)',
    'jp /jp',
  ]);
});

test('a picture is replaced on every page that shows it', async () => {
  const { user, dialog, sent } = await openPicture(answerTo(replaceMedia, { data: car }));
  await user.click(dialog.getByRole('button', { name: 'Replace' }));
  const replacing = openDialog('Replace car.jpg');
  await user.click(replacing.getByRole('button', { name: 'Replace everywhere' }));
  expect(replacing.getByLabelText('Picture')).toHaveAccessibleDescription(/Please choose a picture/);
  await user.upload(replacing.getByLabelText('Picture'), file('new.jpg'));
  await user.click(replacing.getByRole('button', { name: 'Replace everywhere' }));
  expect(await screen.findByText('car.jpg is another picture now, on every page.')).toBeVisible();
  expect(sent(replaceMedia)).toEqual([
    { params: { id: 'car' }, headers: { 'if-match': '"3"' }, file: expect.any(File) },
  ]);
});

test('a picture that a page shows is not deleted, and the dialog says where it is', async () => {
  const errors = [{ path: 'international/offers', message: 'international /offers shows it.' }];
  const { user, dialog } = await openPicture(answerTo(deleteMedia, refusal(409, 'A page shows this picture.', errors)));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  const asking = openDialog('Delete car.jpg');
  expect(await asking.findByRole('link', { name: '/offers' })).toBeVisible();
  await user.click(asking.getByRole('button', { name: 'Delete' }));
  expect(await asking.findByRole('alert')).toHaveTextContent('A page shows this picture.');
  expect(asking.getByRole('alert')).toHaveTextContent('international /offers shows it.');
});

test('a file that is refused in place of another is refused in one sentence', async () => {
  const reason = 'A picture cannot be replaced by a file of another kind.';
  const refused = refusal(422, reason, [{ path: 'file', message: reason }]);
  const { user, dialog } = await openPicture(answerTo(replaceMedia, refused));
  await user.click(dialog.getByRole('button', { name: 'Replace' }));
  const replacing = openDialog('Replace car.jpg');
  await user.upload(replacing.getByLabelText('Picture'), file('new.jpg'));
  await user.click(replacing.getByRole('button', { name: 'Replace everywhere' }));
  expect(await replacing.findAllByText(reason)).toHaveLength(1);
});

test('a translator looks at the library, and is offered no change', async () => {
  const { user } = await open('', 'translator');
  expect(screen.queryByRole('region', { name: 'Add files' })).not.toBeInTheDocument();
  await user.click(tile(/car\.jpg/));
  const dialog = openDialog('car.jpg');
  expect(await dialog.findByText('/offers')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('a film gets a title, a poster and captions in each language of the market', async () => {
  const film = exampleMedia('dunes', { kind: 'film', mime: 'video/mp4', name: 'dunes.mp4', duration: 65 });
  const words = exampleMedia('words', { kind: 'captions', mime: 'text/vtt', name: 'words.vtt', width: 0, height: 0 });
  const list = (input: { readonly query?: object }) => {
    const kind = input.query && Reflect.get(input.query, 'kind');
    return mediaList([car, film, words].filter(({ attributes }) => !kind || attributes.kind === kind));
  };
  const { user, sent } = await open(
    '?kind=film',
    'editor',
    answerTo(listMedia, list),
    answerTo(getMedia, { data: words }),
    answerTo(updateMedia, { data: film }),
  );
  expect(sent(listMedia)).toEqual([{ query: { market: 'international', kind: 'film', page: '1' } }]);
  await user.click(tile(/dunes\.mp4.*Film, 1:05/));
  const dialog = openDialog('dunes.mp4');
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  await user.type(dialog.getByRole('textbox', { name: /^Title in English/ }), 'Dunes');
  await user.click(dialog.getByRole('button', { name: 'Choose a picture from the library' }));
  await user.click(await openDialog('Choose a picture').findByRole('button', { name: /car\.jpg/ }));
  await user.click(dialog.getByRole('button', { name: /^Choose captions in English/ }));
  await user.click(await openDialog('Choose captions').findByRole('button', { name: /words\.vtt/ }));
  expect(dialog.getByRole('button', { name: 'Choose other captions in English' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('dunes.mp4 is saved.')).toBeVisible();
  expect(sent(updateMedia)).toEqual([
    expect.objectContaining({
      body: {
        name: 'dunes.mp4',
        folder: '',
        alt: {},
        focal_point: { x: 0.5, y: 0.5 },
        title: { 'en-GB': 'Dunes' },
        poster: 'car',
        captions: { 'en-GB': 'words' },
      },
    }),
  ]);
});

test('what is pasted goes to the dialog that lies on top, and never to the page below', async () => {
  const film = exampleMedia('dunes', { kind: 'film', mime: 'video/mp4', name: 'dunes.mp4', duration: 65 });
  const answers = [answerTo(listMedia, mediaList([film])), answerTo(uploadMedia, { data: car })];
  const { user, sent } = await open('', 'editor', ...answers, answerTo(getMedia, { data: car }));
  const paste = () =>
    fireEvent(document.body, createEvent.paste(document.body, { clipboardData: { files: [file('still.jpg')] } }));
  await user.click(tile(/dunes\.mp4/));
  const dialog = openDialog('dunes.mp4');
  paste();
  await user.click(dialog.getByRole('button', { name: 'Choose a picture from the library' }));
  paste();
  expect(await dialog.findByRole('button', { name: 'Remove the picture' })).toBeVisible();
  expect(sent(uploadMedia)).toHaveLength(1);
});

test('films that need a picture are named beside the pages that show it', async () => {
  const { user } = await open(
    '',
    'editor',
    answerTo(listMediaUses, {
      data: [],
      meta: { films: ['a', 'b'].map((id) => ({ id, name: 'Dunes' })), forms: [] },
    }),
  );
  await user.click(tile(/car\.jpg/));
  expect(await openDialog('car.jpg').findAllByText('the film Dunes')).toHaveLength(2);
});

test('a document says how large it is, is downloaded, and names the forms that hand it out', async () => {
  const facts = { name: 'Brochure.pdf', kind: 'document', mime: 'application/pdf', width: 0, height: 0 } as const;
  const list = answerTo(listMedia, mediaList([exampleMedia('brochure', facts)]));
  const uses = { data: [], meta: { films: [], forms: [{ id: 'contact', name: 'Contact' }] } };
  const { user } = await open('', 'editor', list, answerTo(listMediaUses, uses));
  expect(tile(/Brochure\.pdf/)).toHaveTextContent('PDF, 1,201 kB');
  await user.click(tile(/Brochure\.pdf/));
  const dialog = openDialog('Brochure.pdf');
  const download = dialog.getByRole('link', { name: 'Download the document' });
  expect(download).toHaveAttribute('href', '/media/library/brochure/document.pdf');
  expect(await dialog.findByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/cms/forms/contact');
  expect(dialog.queryByRole('textbox', { name: /^Description/ })).not.toBeInTheDocument();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});
