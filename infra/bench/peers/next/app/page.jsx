import { Facets } from './Facets';

const ask = async (path) => {
  const answer = await fetch(`${process.env.PEER_SITE}/platform${path}`, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
};
const where = 'market=international&locale=en-GB';

/** The list as visitors of the site first see it: navigation, facets, twelve cards, footer. */
export default async function Page() {
  const [list, navigation] = await Promise.all([
    ask('/public_api/listing/international/light?per_page=12&sort=createdAtDesc'),
    ask(`/nav_entries?${where}`),
  ]);
  const entries = navigation.data.map(({ attributes }) => attributes);
  const at = (place) => entries.filter((entry) => entry.place.startsWith(place));
  const { total, facets } = list.meta;
  return (
    <>
      <header className="header">
        <a href="/" className="brand">
          Showroom
        </a>
        <Links entries={entries.filter(({ place }) => !place.startsWith('footer'))} label="Main" />
      </header>
      <main className="main">
        <h1>{total} vehicles</h1>
        <div className="columns">
          <Facets options={facets.options} />
          <ul className="cards">
            {list.data.map((vehicle, index) => (
              <Card key={vehicle.id} vehicle={vehicle} first={index === 0} />
            ))}
          </ul>
        </div>
      </main>
      <footer className="footer">
        <Links entries={at('footer')} label="Footer" />
      </footer>
    </>
  );
}

function Links({ entries, label }) {
  const links = entries.flatMap((entry) => [entry, ...(entry.children ?? [])]).filter(({ url }) => url);
  return (
    <nav aria-label={label}>
      <ul className="links">
        {links.map(({ label: text, url }) => (
          <li key={text + url}>
            <a href={url}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Card({ vehicle, first }) {
  const { attributes: car } = vehicle;
  const { cover } = car;
  const [price] = car.prices;
  const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: car.currency, maximumFractionDigits: 0 });
  return (
    <li>
      <article className="card">
        {/* biome-ignore lint/performance/noImgElement: the site has its pictures in sizes already */}
        <img
          src={cover.big_path}
          srcSet={`${cover.medium_path} 640w, ${cover.quarter_hd_path} 960w, ${cover.big_path} 1024w, ${cover.hd_path} 1600w`}
          sizes="(min-width: 1200px) 24vw, (min-width: 700px) 45vw, 92vw"
          alt=""
          width="1600"
          height="900"
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
        />
        <h3>
          <a href={`/showroom/${car.slug}-${vehicle.id}`}>
            {car.brand} {car.model} <span>{car.version}</span>
          </a>
        </h3>
        <p>
          {car.mileage} {car.mileage_unit} · {car.drivetrain} · {car.engine_type.join(', ')} · {car.power} kW
        </p>
        <p>
          {car.color_name} · {car.color_interior}
        </p>
        <p className="price">
          {price && money.format(price.value_raw)} <span>{car.prices_type}</span>
        </p>
        <p className="owner">
          {car.owner_name} · {car.owner_city}
        </p>
      </article>
    </li>
  );
}
