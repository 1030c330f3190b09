/** Long-lived keys of whoever publishes. */
export interface PublisherKeys {
  readonly access_key_id: string;
  readonly secret_key: string;
}

/** The events service that a site names: somebody else's. */
export interface EventsService {
  /** Where it takes what is published, `https://…/event`. */
  readonly endpoint: string;
  /** Of signatures. */
  readonly region: string;
  /** Its public key, with which every page connects. */
  readonly api_key: string;
  /** With them what is published is signed; absent: it shows the public key. */
  readonly keys?: PublisherKeys | undefined;
}
