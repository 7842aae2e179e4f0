import { Container } from '@showroom/shared-ui/container';
import { formatDay } from '@showroom/shared-ui/dates';
import { usePageLocale } from '@showroom/shared-ui/platform';
import './ArticleDate.css';

/** The day of an article, in the page's language. */
export function ArticleDate({ day }: { readonly day: string }) {
  const { locale } = usePageLocale();
  const text = formatDay(day, locale);
  if (text === '') return null;
  return (
    <Container className="article-date">
      {/* Language data of server and browser may differ: what was served stays. */}
      <time dateTime={day} suppressHydrationWarning>
        {text}
      </time>
    </Container>
  );
}
