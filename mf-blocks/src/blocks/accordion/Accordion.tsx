import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { useRef, useState } from 'react';
import { RichText } from '../../kits/rich-text/RichText';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import { FaqSchema } from './FaqSchema';
import type { template } from './template';
import './Accordion.css';

type AccordionProps = ContentOf<typeof template>;

/** The browser opens and closes the items, with or without this code; only "Open all" needs it. */
export function Component({
  content: { open_all_label, close_all_label, has_schema, theme, groups, ...title },
}: BlockProps<AccordionProps>) {
  const list = useRef<HTMLDivElement>(null);
  const [isAllOpen, setAllOpen] = useState(false);
  if (groups.length === 0) return null;

  const items = () => [...(list.current?.querySelectorAll('details') ?? [])];
  const noteState = () => setAllOpen(items().every(({ open }) => open));
  function toggleAll() {
    for (const item of items()) item.open = !isAllOpen;
    setAllOpen(!isAllOpen);
  }

  return (
    <Section className="accordion" theme={theme}>
      <div className="accordion-head">
        <SectionTitle {...title} />
        {groups.length > 1 && (
          <button type="button" className="accordion-all" onClick={toggleAll}>
            {isAllOpen ? close_all_label : open_all_label}
          </button>
        )}
      </div>
      <div className="accordion-items" ref={list}>
        {groups.map(({ accordion_title, accordion_content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their place
          <details key={index} className="accordion-item" onToggle={noteState}>
            <summary className="accordion-title">{accordion_title}</summary>
            <RichText html={accordion_content} className="accordion-content" />
          </details>
        ))}
      </div>
      {has_schema && <FaqSchema items={groups} />}
    </Section>
  );
}
