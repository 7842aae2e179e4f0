/** What the tests of every remote stand on. */
// biome-ignore lint/performance/noBarrelFile: the one public face of the test helpers
export { agreeing } from './agreeing';
export { blockProps } from './block-props';
export { answerTo, type FakeAnswer, type FakeClient, fakeClient } from './fake-client';
export {
  type PlatformOptions,
  type PlatformRender,
  type RenderOptions,
  renderWithPlatform,
  type TestSettings,
  testPlatform,
} from './render-with-platform';
