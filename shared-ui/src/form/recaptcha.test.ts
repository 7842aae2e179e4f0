import { agreeing } from '../testing/testing';
import { personProof } from './recaptcha';

const script = () => document.querySelector<HTMLScriptElement>('script[src*="recaptcha"]');

test('without a site key, or without consent, nothing is loaded and no proof is sent', async () => {
  expect(await personProof('', agreeing(['optional']))).toBeUndefined();
  expect(await personProof('key', agreeing(['obligatory']))).toBeUndefined();
  expect(await personProof('key', undefined)).toBeUndefined();
  expect(script()).toBeNull();
});

test('a script that does not come keeps no form from being sent', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => {});
  const proof = personProof('key', agreeing(['optional']));
  script()?.dispatchEvent(new Event('error'));
  expect(await proof).toBeUndefined();
  expect(script()).toBeNull();
  info.mockRestore();
});

test('with both the script is loaded once, and its token is the proof', async () => {
  const execute = jest.fn(async () => 'token');
  window.grecaptcha = { ready: (done) => done(), execute };
  const proofs = [personProof('key', agreeing(['optional'])), personProof('key', agreeing(['optional']))];
  expect(script()?.src).toBe('https://www.google.com/recaptcha/api.js?render=key');
  script()?.dispatchEvent(new Event('load'));
  expect(await Promise.all(proofs)).toEqual(['token', 'token']);
  expect(execute).toHaveBeenCalledWith('key', { action: 'form' });
  expect(document.querySelectorAll('script[src*="recaptcha"]')).toHaveLength(1);
});
