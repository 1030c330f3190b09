import { Fragment, type ReactNode } from 'react';
import type { Inline, RichText, RichTextBlock } from '#contract/programs/rich-text.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { prose } from './rich-text.css.ts';

/** Parsed Markdown as elements. Nothing in it can be script: it is data all the way. */
export function RichTextView({ text }: { readonly text: RichText }) {
  return <div className={prose}>{text.map(renderBlock)}</div>;
}

function renderBlock(block: RichTextBlock, key: number): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return <Heading key={key}>{block.content.map(renderInline)}</Heading>;
    }
    case 'paragraph':
      return <p key={key}>{block.content.map(renderInline)}</p>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List key={key}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document's parts keep their order
            <li key={index}>{renderItem(item)}</li>
          ))}
        </List>
      );
    }
    case 'quote':
      return <blockquote key={key}>{block.content.map(renderBlock)}</blockquote>;
    case 'rule':
      return <hr key={key} />;
  }
}

/** An item of one paragraph is that paragraph's text. */
function renderItem(item: RichText): ReactNode {
  const [only] = item;
  return item.length === 1 && only?.kind === 'paragraph'
    ? only.content.map(renderInline)
    : item.map(renderBlock);
}

function renderInline(part: Inline, key: number): ReactNode {
  if (typeof part === 'string') return <Fragment key={key}>{part}</Fragment>;
  switch (part.kind) {
    case 'break':
      return <br key={key} />;
    case 'strong':
      return <strong key={key}>{part.content.map(renderInline)}</strong>;
    case 'emphasis':
      return <em key={key}>{part.content.map(renderInline)}</em>;
    case 'code':
      return <code key={key}>{part.content.map(renderInline)}</code>;
    case 'link':
      return (
        <ProgramLink key={key} to={part.to}>
          {part.content.map(renderInline)}
        </ProgramLink>
      );
  }
}
