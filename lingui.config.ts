import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { ENGINE_LOCALES } from './engine/portal/i18n/engine-locales.ts';

/** Extraction of the engine's words, the portal's, the dashboard's and the mails', to `<locale>.po` files. */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...ENGINE_LOCALES],
  catalogs: [
    { path: 'engine/portal/locales/{locale}', include: ['engine/portal/i18n'] },
    {
      path: 'engine/portal/dashboard/locales/{locale}',
      include: ['engine/portal/dashboard/words'],
    },
    { path: 'engine/api/mail/locales/{locale}', include: ['engine/api/mail/words'] },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'messageId',
  fallbackLocales: { default: 'en' },
});
