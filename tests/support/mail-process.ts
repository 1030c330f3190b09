import { MailWorker } from '#api/mail/mail-worker.ts';
import { smtpTransport } from '#api/mail/smtp-transport.ts';
import { openStore, type StoreOptions } from '#api/store/store.ts';
import { SAMPLE_BRAND } from './sample-mails.ts';

/**
 * A process that does nothing but send mails, to be killed. Arguments: the store's options as JSON
 * and the address of an SMTP server.
 */
const [options = '{}', url = ''] = process.argv.slice(2);
const store = await openStore(JSON.parse(options) as StoreOptions);
new MailWorker({
  store,
  transport: smtpTransport({ url, from: 'mail@acme.example' }),
  brandOf: () => SAMPLE_BRAND,
  unsubscribeUrl: () => 'https://acme.example/api/unsubscribe?token=one',
  log: { info: () => {}, warn: () => {}, error: () => {} },
}).start();
