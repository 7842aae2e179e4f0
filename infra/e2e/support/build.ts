import { buildMissing } from '../../start/build-all';

/** Builds once what both sites serve. */
export default function build(): Promise<void> {
  return buildMissing((line) => console.log(line));
}
