import type { ContentOf } from '@showroom/contracts/blocks/template';
import { listTowns } from '@showroom/contracts/calls/places';
import { fillText } from '@showroom/contracts/fill-text';
import { SiteLink } from '@showroom/shared-ui/link';
import type { Surroundings } from '@showroom/shared-ui/map-towns';
import { useMessages } from '@showroom/shared-ui/messages';
import type { BlockProps, LoadInput } from '@showroom/shared-ui/remote-modules';
import { surroundingsOf } from '@showroom/shared-ui/surroundings';
import { MapFrame } from '../../kits/map/MapFrame';
import { MapPicture } from '../../kits/map/MapPicture';
import { RichText } from '../../kits/rich-text/RichText';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import messages from './messages/en.json';
import type { template } from './template';
import './LocationMap.css';

type Content = ContentOf<typeof template>;

/** What lies around the place, for the picture that stands before the map. */
export async function load({ platform, content, signal }: LoadInput<Content>): Promise<Surroundings | null> {
  const { client, market, locale } = platform;
  const [latitude, longitude] = [content.latitude.toFixed(5), content.longitude.toFixed(5)];
  const query = { market: market.code, latitude, longitude, lang: locale };
  const { data } = await client.send(listTowns, { query }, { signal });
  const towns = data.map(({ attributes }) => attributes);
  return surroundingsOf(content, towns, market.distanceUnit);
}

export function Component({
  content: { latitude, longitude, content, theme, ...title },
  data,
}: BlockProps<Content, Surroundings | null | undefined>) {
  const { here, directions, directionsTo } = useMessages(messages);
  const name = title.title || here;
  return (
    <Section className="location-map" theme={theme}>
      <div className="location-map-frames">
        <div className="location-map-text">
          <SectionTitle {...title} />
          <RichText html={content} />
          <SiteLink
            look="standalone"
            href={`https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`}
            target="_blank"
          >
            {title.title ? fillText(directionsTo, { name }) : directions}
          </SiteLink>
        </div>
        <MapFrame
          label={name}
          points={[{ id: 'place', name, latitude, longitude }]}
          picture={<MapPicture place={name} surroundings={data ?? undefined} />}
        />
      </div>
    </Section>
  );
}
