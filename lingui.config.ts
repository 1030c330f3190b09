import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { ENGINE_LOCALES } from './engine/portal/base/i18n/engine-locales.ts';

/** Extraction of the engine's words, those of every page, of the portal's capabilities and of mails, to `<locale>.po` files. */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...ENGINE_LOCALES],
  catalogs: [
    { path: 'engine/portal/locales/{locale}', include: ['engine/portal/base/i18n'] },
    {
      path: 'engine/portal/locales/capabilities/{locale}',
      include: ['engine/portal/{kit,core,capabilities,places}/**/*-words.ts'],
    },
    { path: 'engine/api/mail/locales/{locale}', include: ['engine/api/mail/words'] },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'messageId',
  fallbackLocales: { default: 'en' },
});
