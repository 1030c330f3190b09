import { expect, test } from 'vitest';
import type { View } from '#contract/programs/view.ts';
import { assembleDocument } from './assemble-document.ts';

test('is not painted before what follows the boot script is there, so before that has run', () => {
  const theme = { css: 'html{color:red}', preloads: [] };
  const html = '<html><head><title>Programs</title></head><body><main>All</main></body></html>';
  const document = assembleDocument(
    { html, theme, modules: [] } as unknown as Parameters<typeof assembleDocument>[0],
    { third_parties: {} } as View,
    {
      id: 'build',
      styles: () => ({ files: [], css: 'main{color:blue}' }),
      boot: 'document.title="boot"',
      entry: '/entry.js',
    },
  );
  const [head, rest = ''] = document.html.split('</head>');
  const awaited = /<link rel="expect" href="#([a-z]+)" blocking="render">/.exec(head ?? '')?.[1];
  const [, behind] = rest.split('document.title="boot"</script>');
  expect(behind).toBe(`<template id="${awaited}"></template></body></html>`);
});
