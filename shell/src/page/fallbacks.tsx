import { useSetting } from '@showroom/shared-ui/platform';
import { useHref } from '@showroom/shared-ui/router';

/** Stands while the navigation's remote is away: the way home and to the stock. */
export function FallbackNavigation() {
  const name = useSetting('app.name');
  return (
    <header className="fallback-navigation">
      <nav aria-label={name}>
        <a href={useHref('/')} className="fallback-navigation-home">
          {name}
        </a>
        <a href={useHref('/stock')}>Stock</a>
      </nav>
    </header>
  );
}

export function FallbackFooter() {
  const name = useSetting('app.name');
  return (
    <footer className="fallback-footer">
      <p>{name}</p>
    </footer>
  );
}
