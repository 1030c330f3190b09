import type { ViewContent as Content } from '#contract/programs/view.ts';
import { BlockList } from '../blocks/block-list.tsx';
import { useView } from '../view/use-view.ts';
import { LegalPage } from './legal-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { ProgramList } from './program-list.tsx';
import { SectionPage } from './section-page.tsx';
import { SitePage } from './site-page.tsx';

/** What stands at the current address. */
export function ViewContent() {
  return <ContentOf content={useView().content} />;
}

function ContentOf({ content }: { readonly content: Content }) {
  switch (content.kind) {
    case 'page':
      return <BlockList blocks={content.page.blocks} />;
    case 'section':
      return <SectionPage section={content.section} />;
    case 'legal':
      return <LegalPage legal={content.legal} />;
    case 'index':
    case 'display-programs':
      return <ProgramList {...content} />;
    case 'site':
      return <SitePage route={content.route} />;
    case 'not_found':
      return <NotFoundPage path={content.path} />;
  }
}
