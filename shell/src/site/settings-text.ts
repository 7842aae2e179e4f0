import { publicSettings, type Settings } from '@showroom/contracts/settings/settings';
import { scriptJson } from '../render/serialized-once';

const texts = new WeakMap<Settings, Buffer>();

/** A market's settings as its pages carry them; the same object for as long as they hold. */
export function settingsText(settings: Settings): Buffer {
  const text = texts.get(settings) ?? Buffer.from(scriptJson(publicSettings(settings)));
  texts.set(settings, text);
  return text;
}
