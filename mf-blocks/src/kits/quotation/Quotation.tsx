import './Quotation.css';

interface QuotationProps {
  readonly quote: string;
  readonly author: string;
  readonly author_position: string;
}

/** What somebody said, and who. */
export function Quotation({ quote, author, author_position }: QuotationProps) {
  return (
    <figure className="quotation">
      <blockquote className="quotation-words">{quote}</blockquote>
      {author !== '' && (
        <figcaption className="quotation-author">
          <cite className="quotation-name">{author}</cite>
          {author_position !== '' && <span className="quotation-position">{author_position}</span>}
        </figcaption>
      )}
    </figure>
  );
}
