import { connectorListeners } from '#api/connectors/connector-jobs.ts';
import { mailBrands } from '#api/core/mails/mail-brands.ts';
import { WebhookWorker } from '#api/core/webhooks/webhook-worker.ts';
import type { ApiServices } from '#api/http/services.ts';
import { chooseTransport } from '#api/mail/choose-transport.ts';
import { MailWorker } from '#api/mail/mail-worker.ts';
import { HeldDecisionWorker } from '#api/reviews/held-decision-worker.ts';
import { JobRunner } from '#api/workers/job-runner.ts';
import { observeJob } from '#api/workers/observe-job.ts';
import type { Config } from '../server/config.ts';
import { jobsOf } from './jobs.ts';
import { pushWorker } from './push-worker.ts';
import { unsubscribeUrls } from './unsubscribe-options.ts';

export interface Workers {
  /** Begins nothing more; resolves when what runs has ended. */
  stop(): Promise<void>;
}

/** Milliseconds between looks for what another process wrote, where none is written here. */
const APART = 2_000;

/** What goes on beside the calls: jobs, the outboxes with workers of their own, and what platforms tell. */
export function startWorkers(services: ApiServices, config: Config): Workers {
  const { store, now, log, metrics } = services;
  const apart = config.MARQUEE_ROLE.has('api') ? {} : { pollInterval: APART };
  const mails = new MailWorker({
    store,
    transport: chooseTransport(
      { smtpUrl: config.SMTP_URL, mailFrom: config.MAIL_FROM, dataFolder: config.MARQUEE_DATA },
      log,
    ),
    brandOf: mailBrands(services),
    ...apart,
    unsubscribeUrl: unsubscribeUrls(services),
    log,
    now,
  });
  const workers = [
    mails,
    ...(services.push ? [pushWorker(services, services.push, apart)] : []),
    new WebhookWorker({
      ...{ store, now, log, secrets: services.secrets, addresses: services.webhookAddresses },
      ...apart,
    }),
    new HeldDecisionWorker({ services, ...apart }),
    ...connectorListeners(services),
    new JobRunner({
      store,
      log,
      jobs: jobsOf(services),
      observe: (name, attempt) => observeJob(metrics.work, name, attempt)(),
      lost: metrics.jobs.lost,
    }),
  ];
  for (const worker of workers) worker.start();
  return {
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
