import type { ContentBlock, PageContent } from '@showroom/contracts/content/page-content';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import { languageName } from '@showroom/shared-ui/display-names';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { MoveButtons, RemoveButton } from '../inputs/ListItem';
import {
  canAddPlace,
  type Place,
  placesOfBlock,
  withLanguage,
  withoutPlace,
  withPlaceAdded,
  withPlaceMoved,
  withPlaceShown,
} from './block-places';
import blockMessages from './messages/blocks/en.json';

interface BlockPlacesProps {
  readonly block: ContentBlock;
  /** All places of the page that the block stands on. */
  readonly all: readonly Place[];
  readonly onChange: (block: ContentBlock) => void;
  readonly onArrange: (change: (content: PageContent) => PageContent) => void;
}

/** Where on the page visitors see a block, and in which languages. */
export function BlockPlaces({ block, all, onChange, onArrange }: BlockPlacesProps) {
  const texts = useMessages(blockMessages);
  const places = placesOfBlock(all, block);
  const count = all.length;
  return (
    <div className="block-places">
      <Languages block={block} onChange={onChange} />
      <fieldset className="inputs-group">
        <legend className="ui-field-label">{texts.places}</legend>
        <ul className="block-places-list">
          {places.map(({ id, index, isShown }) => {
            const name = fillText(texts.place, { place: index + 1, count });
            return (
              <li key={id} className="block-places-place">
                <Checkbox
                  label={fillText(texts.shown_at, { place: index + 1, count })}
                  checked={isShown}
                  onChange={({ target }) => onChange(withPlaceShown(block, id, target.checked))}
                />
                {places.length > 1 && (
                  <span className="editor-actions">
                    <MoveButtons
                      name={name}
                      place={index}
                      count={count}
                      onMove={(to) => onArrange((content) => withPlaceMoved(content, index, to))}
                    />
                    <RemoveButton
                      name={name}
                      onRemove={() => onArrange((content) => withoutPlace(content, block, id))}
                    />
                  </span>
                )}
              </li>
            );
          })}
        </ul>
        <p className="editor-actions">
          <Button
            kind="secondary"
            size="small"
            disabled={!canAddPlace(block)}
            onClick={() => onArrange((content) => withPlaceAdded(content, block))}
          >
            {texts.show_again}
          </Button>
        </p>
      </fieldset>
    </div>
  );
}

function Languages({ block, onChange }: Pick<BlockPlacesProps, 'block' | 'onChange'>) {
  const { market, locale: speaks } = usePlatform();
  const texts = useMessages(blockMessages);
  const locales: readonly string[] = market.locales;
  const { languages = locales } = block;
  if (locales.length < 2) return null;
  return (
    <fieldset className="inputs-group">
      <legend className="ui-field-label">{texts.block_languages}</legend>
      {locales.map((locale) => (
        <Checkbox
          key={locale}
          label={languageName(locale, speaks)}
          checked={languages.includes(locale)}
          // A block for nobody is hidden instead.
          disabled={languages.length === 1 && languages.includes(locale)}
          onChange={({ target }) => onChange(withLanguage(block, locale, { isShown: target.checked, locales }))}
        />
      ))}
    </fieldset>
  );
}
