import { TextDecoder } from 'node:util';
import { refused } from './refused-file';

/** `hours:` may be left out; a cue's settings follow its end. */
const TIMES = /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/;
const WORDS_OF_AUTHORS = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/;

const seconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

function textOf(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch (cause) {
    throw refused('The captions are not in UTF-8. Save them as WebVTT in UTF-8.', { cause });
  }
}

function checkCue(lines: readonly string[], lineNumber: number): void {
  // A cue's name may stand above its times.
  const at = lines[0]?.includes('-->') ? 0 : 1;
  const [, from, to] = TIMES.exec(lines[at] ?? '') ?? [];
  if (from === undefined || to === undefined) {
    throw refused(
      `Line ${lineNumber + at} of the captions is no time of WebVTT. Write it as 00:00:01.000 --> 00:00:04.000.`,
    );
  }
  if (seconds(to) <= seconds(from)) {
    throw refused(`Line ${lineNumber + at} of the captions ends before it begins. Correct its times.`);
  }
}

/** Throws 422 with the line for what browsers would not show as captions (WebVTT, W3C, 4). */
export function checkCaptions(file: Buffer): void {
  const lines = textOf(file).split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) {
    throw refused('Captions are WebVTT: the first line is WEBVTT. Save subtitles of another kind (SRT) as WebVTT.');
  }
  let cues = 0;
  let block: string[] = [];
  let isHead = true;
  for (const [index, line] of [...lines, ''].entries()) {
    if (line !== '') {
      block.push(line);
      continue;
    }
    if (block.length > 0 && !isHead && !WORDS_OF_AUTHORS.test(block[0] ?? '')) {
      checkCue(block, index + 1 - block.length);
      cues += 1;
    }
    if (block.length > 0) isHead = false;
    block = [];
  }
  if (cues === 0) throw refused('The captions say nothing: there is no line with times. Export them again.');
}
