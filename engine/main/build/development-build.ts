import { readFileSync } from 'node:fs';
import { type EnvironmentModuleNode, transformWithOxc, type ViteDevServer } from 'vite';
import { type Build, DEVELOPMENT, MOMENT, type Renderer } from './read-build.ts';

export interface DevelopmentBuild extends Build {
  /** The style sheets of everything that was rendered, as the bundler's client knows them. */
  readonly collectStyles: (modules: readonly string[]) => Promise<string>;
}

const BOOT = 'engine/portal/base/boot/boot.ts';
const ENTRY = '/engine/main/browser.tsx';

/** The portal straight from its sources: nothing is built, every edit shows. */
export async function developmentBuild(vite: ViteDevServer): Promise<DevelopmentBuild> {
  const renderer = () => vite.ssrLoadModule('/engine/main/ssr.tsx') as Promise<Renderer>;
  const boot = await transformWithOxc(readFileSync(BOOT, 'utf8'), BOOT);
  return {
    id: DEVELOPMENT,
    print: DEVELOPMENT,
    boot: boot.code,
    entry: ENTRY,
    scripts: [],
    styles: () => ({ files: [], css: '' }),
    renderPage: async (...parameters) => (await renderer()).renderPage(...parameters),
    pageTitle: async (view) => (await renderer()).pageTitle(view),
    renderArt: async (...parameters) => (await renderer()).renderArt(...parameters),
    moment: `/${MOMENT}`,
    renderMomentNote: async (...parameters) => (await renderer()).renderMomentNote(...parameters),
    collectStyles: async (modules) => {
      const graph = vite.environments.ssr.moduleGraph;
      const seen = new Set<EnvironmentModuleNode>();
      const walk = (node: EnvironmentModuleNode | undefined) => {
        if (!node || seen.has(node)) return;
        seen.add(node);
        for (const next of node.importedModules) walk(next);
      };
      for (const module of ['engine/main/ssr.tsx', ...modules])
        walk(await graph.getModuleByUrl(`/${module}`));
      const sheets = [...seen].filter(({ url }) =>
        /\.css(\.ts\.vanilla\.css)?$/.test(url.split('?')[0] ?? ''),
      );
      const tags = await Promise.all(
        sheets.map(async ({ id, url }) => {
          const { default: css } = await vite.ssrLoadModule(
            `${url}${url.includes('?') ? '&' : '?'}inline`,
          );
          return `<style data-vite-dev-id="${id}">${css}</style>`;
        }),
      );
      return tags.join('');
    },
  };
}
