import type { ContentOf } from '@showroom/contracts/blocks/template';
import { Container } from '@showroom/shared-ui/container';
import { Picture } from '@showroom/shared-ui/picture';
import { Action } from '../../kits/actions/Actions';
import { More } from '../../kits/more/More';
import { RichText } from '../../kits/rich-text/RichText';
import type { template } from './template';

type Group = ContentOf<typeof template>['groups'][number];

export const hasCard = ({ modal_title }: Pick<Group, 'modal_title'>) => modal_title.trim() !== '';

/** What a tab tells beside its blocks, over the page. */
export function TabCard({ modal_title, modal_text, modal_image, modal_link }: Group) {
  return (
    <Container className="section-tabs-card">
      <More label={modal_title} title={modal_title}>
        {modal_image && <Picture {...modal_image} sizes="(min-width: 48rem) 46rem, 100vw" />}
        <RichText html={modal_text} />
        <Action link={modal_link} />
      </More>
    </Container>
  );
}
