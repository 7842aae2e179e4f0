import type { ContentOf } from '@showroom/contracts/blocks/template';
import { Container } from '@showroom/shared-ui/container';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { levelInside } from '../../kits/levels/levels';
import { SectionTitle } from '../../kits/section/SectionTitle';
import { BrandPanel } from './BrandPanel';
import type { template } from './template';
import './HouseOfBrands.css';

export function Component({ content }: BlockProps<ContentOf<typeof template>>) {
  const { title, title_tag, title_size, layout_variant, enable_animation, theme, groups } = content;
  if (groups.length === 0) return null;
  const moving = enable_animation ? 'house-of-brands-moving' : '';
  return (
    <section className={`house-of-brands ${moving} ${theme}-theme`}>
      {title !== '' && (
        <Container wide className="house-of-brands-title">
          <SectionTitle title={title} title_tag={title_tag} title_size={title_size} />
        </Container>
      )}
      <ul className="house-of-brands-panels">
        {groups.map((group, index) => (
          <BrandPanel
            // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their index
            key={index}
            {...group}
            level={levelInside(title_tag, title)}
            hasTwoLinks={layout_variant === 'dual-cta'}
            hasFilm={enable_animation}
          />
        ))}
      </ul>
    </section>
  );
}
