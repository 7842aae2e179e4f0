import type { BannerContent } from '@showroom/contracts/settings/consent';
import { AnswerButtons } from './AnswerButtons';
import { BannerInside } from './BannerInside';

/** What stands in the banner of the HTML, which the server writes alone. */
export function FirstQuestion({ content }: { readonly content: BannerContent }) {
  return <BannerInside content={content} actions={<AnswerButtons content={content} />} />;
}
