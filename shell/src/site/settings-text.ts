import { constants, deflateRawSync } from 'node:zlib';
import { publicSettings, type Settings } from '@showroom/contracts/settings/settings';
import { scriptJson } from '../render/serialized-once';

/** Text that stands in many pages, compressed once: whole bytes that repeat nothing of a page. */
export interface SharedText {
  readonly plain: Buffer;
  readonly deflated: Buffer;
}

const texts = new WeakMap<Settings, SharedText>();

/** A market's settings as its pages carry them. */
export function settingsText(settings: Settings): SharedText {
  const known = texts.get(settings);
  if (known) return known;
  const plain = Buffer.from(scriptJson(publicSettings(settings)));
  const made = { plain, deflated: deflateRawSync(plain, { level: 9, finishFlush: constants.Z_SYNC_FLUSH }) };
  texts.set(settings, made);
  return made;
}
