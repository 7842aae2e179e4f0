import { SiteLink } from '@showroom/shared-ui/link';
import { useMatches } from '@showroom/shared-ui/router';
import { NOT_FOUND_PATH } from '../addresses/page-address';
import { breadcrumbSteps } from './breadcrumb-steps';
import { isPageData } from './page-data';
import { useShellTexts } from './texts';
import './Breadcrumbs.css';

/** The way to a page of editors, with the page itself at the end; it came with the page's data. */
export function Breadcrumbs() {
  const texts = useShellTexts();
  const page = useMatches().find(({ id }) => id === 'page')?.data;
  if (!isPageData(page) || page.attributes.path === `/${NOT_FOUND_PATH}`) return null;
  const steps = breadcrumbSteps(page.attributes, texts.home);
  if (steps.length === 0) return null;
  return (
    <nav aria-label={texts.breadcrumbs} className="breadcrumbs">
      <ol className="breadcrumbs-steps">
        {steps.map(({ label, url }, index) => (
          <li key={url} className="breadcrumbs-step">
            {index < steps.length - 1 ? (
              <SiteLink look="plain" href={url} className="breadcrumbs-link">
                {label}
              </SiteLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
