import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { CompiledProgram } from '#contract/programs/compiled.ts';
import type { PublicProgram, Section } from '#contract/programs/program.ts';
import type { View, ViewContent } from '#contract/programs/view.ts';
import { applicationState } from '#domain/applications/application-state.ts';
import { shownIcons } from '#domain/programs/shown-icons.ts';
import { addressesOf } from './addresses.ts';
import { frameOf, publicSite, viewTheme } from './frame.ts';
import { localise } from './localise.ts';
import { placeOf } from './program-place.ts';
import type { ViewRequest } from './view-request.ts';

/** What stands at an address of a program. */
export function programView(
  request: ViewRequest,
  compiled: CompiledProgram,
  catalogue: Catalogue,
): View {
  const { resolution, locale, now } = request;
  const { program } = compiled;
  const {
    pages: _pages,
    hosts: _hosts,
    messages,
    ...fields
  } = localise(compiled, locale, (name) => name !== 'pages');
  const place = placeOf(request, compiled, catalogue);
  const shown = { ...fields, base_route: resolution.base } as unknown as PublicProgram;
  const landing = program.pages.find(({ path }) => path === '/');
  const ids =
    landing?.blocks.flatMap((block) => ('id' in block && block.id ? [block.id] : [])) ?? [];
  const ageGate = program.pages.find(({ blocks }) =>
    blocks.some(({ kind }) => kind === 'age_gate'),
  );
  return {
    ...frameOf(place.content, locale, program.locales, catalogue),
    ...addressesOf(request, catalogue, compiled),
    ...place,
    robots: program.status === 'live' ? place.robots : 'noindex',
    program: leanProgram(shown, place.content),
    applications: applicationState(program.applications, now),
    ...(ageGate && place.content.kind === 'section' ? { age_gate: ageGate.path } : {}),
    providers: showsLogin(place.content)
      ? namedProviders(catalogue, program.identity_providers ?? [])
      : [],
    contact: program.contact.email ?? publicSite(catalogue).contact.email,
    theme: viewTheme(program.theme, place.content),
    icons: iconsOf(compiled.icons, place.content),
    messages: compileMessages((messages ?? {}) as Record<string, string>),
    anchors: (['faq', 'resources'] as const).filter((anchor) => ids.includes(anchor)),
  };
}

/** The drawings of the icons that the content shows. */
function iconsOf(all: View['icons'], content: ViewContent): View['icons'] {
  if (content.kind !== 'page') return {};
  const shown = shownIcons(content.page.blocks);
  return Object.fromEntries(Object.entries(all).filter(([name]) => shown.has(name)));
}

/**
 * Leaves out what the content does not show: forms and news of members weigh more than all the
 * rest of a landing page's data.
 */
function leanProgram(whole: PublicProgram, content: ViewContent): PublicProgram {
  const program = { ...whole, sections: whole.sections.map(sectionOf) };
  if (content.kind === 'section') return program;
  const {
    custom_fields: _fields,
    announcements: _news,
    identity_providers: _names,
    ...lean
  } = program;
  const asks =
    content.kind === 'page' && content.page.blocks.some(({ kind }) => kind === 'application_form');
  const { form: _form, ...applications } = program.applications;
  return asks ? lean : { ...lean, applications };
}

/** A section without what the server alone needs: its layout and guards are the page's own. */
const sectionOf = ({ name, title, path }: Section): Section => ({
  name,
  ...(title === undefined ? {} : { title }),
  path,
});

/** The site's identity providers that a program names, in its order. */
function namedProviders(catalogue: Catalogue, names: readonly string[]): View['providers'] {
  const { identity_providers } = publicSite(catalogue);
  return names.flatMap((name) => identity_providers.filter(({ id }) => id === name));
}

const compileMessages = (messages: Readonly<Record<string, string>>): View['messages'] =>
  Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, compileMessage(text)]));

const showsLogin = (content: ViewContent) =>
  content.kind === 'section'
    ? content.section.name === 'login'
    : content.kind === 'page' && content.page.blocks.some(({ kind }) => kind === 'login');
