import type { ViewContent } from '#contract/programs/view.ts';
import { PLACE_FILES, SECTION_FILES } from './generated/page-files.ts';

/** The source file of a content's page, by which the build knows its style sheet; never in a browser. */
export const pageFile = (content: ViewContent): string => `engine/portal/${fileOf(content)}`;

function fileOf(content: ViewContent): string {
  switch (content.kind) {
    case 'section':
      return SECTION_FILES[content.section.name];
    case 'site':
      return (PLACE_FILES as Readonly<Record<string, string>>)[content.route] ?? '';
    case 'index':
    case 'display-programs':
      return PLACE_FILES[content.kind];
    case 'page':
      return 'places/pages/blocks-page.tsx';
    case 'profile':
      return 'places/pages/profile-page.tsx';
    case 'legal':
      return 'places/pages/legal-page.tsx';
    case 'not_found':
      return 'places/pages/not-found-page.tsx';
  }
}
