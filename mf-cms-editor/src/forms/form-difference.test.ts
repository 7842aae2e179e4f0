import { messagesFor } from '@showroom/shared-ui/messages-for';
import { exampleDefinition } from './examples';
import { differencesOf } from './form-difference';
import messages from './messages/builder/en.json';

const { difference: texts } = messages;

test('two versions that say the same have no difference', () => {
  expect(differencesOf(exampleDefinition, structuredClone(exampleDefinition), texts)).toEqual([]);
});

test('a field is compared with the one of its name, wherever it stands', () => {
  const [topic, email, message] = exampleDefinition.fields;
  if (!topic || !email || !message) throw new Error('The example has three fields');
  const theirs = { ...exampleDefinition, fields: [message, topic, { ...email, is_required: false }] };
  expect(differencesOf(exampleDefinition, theirs, texts)).toEqual([
    { place: 'Order of the fields', mine: 'topic, email, message', theirs: 'message, topic, email' },
    { place: 'Field email is required', mine: 'true', theirs: 'false' },
  ]);
});

test('what one side alone has is missing on the other', () => {
  const theirs = { ...exampleDefinition, title: { ...exampleDefinition.title, 'fr-FR': 'Contact' } };
  expect(differencesOf(exampleDefinition, theirs, texts)).toEqual([
    { place: 'Title fr-fr', mine: undefined, theirs: 'Contact' },
  ]);
});

test('places and values are in the language of the page', () => {
  const [topic, ...rest] = exampleDefinition.fields;
  if (!topic) throw new Error('The example has fields');
  const theirs = { ...exampleDefinition, fields: [{ ...topic, is_required: false }, ...rest] };
  expect(differencesOf(exampleDefinition, theirs, messagesFor(messages, 'fr-FR').difference)).toEqual([
    { place: 'Champ › topic › obligatoire', mine: 'oui', theirs: 'non' },
  ]);
});
