interface ParagraphsProps {
  readonly text: string;
  readonly className?: string;
}

/** A text of an editor, whose empty lines part paragraphs. */
export function Paragraphs({ text, className }: ParagraphsProps) {
  const parts = text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  if (parts.length === 0) return null;
  return (
    <div className={['ui-form-text', className].filter(Boolean).join(' ')}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity beyond their order
        <p key={index}>{part}</p>
      ))}
    </div>
  );
}
