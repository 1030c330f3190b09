import { answerContext } from '../../http/idempotency.ts';
import { browserContext } from '../../push/push-subscriptions.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import {
  signInTokensContext,
  successorContext,
  verifierContext,
} from '../../secrets/session-contexts.ts';
import { accountTokensContext } from '../connections/account-tokens.ts';
import { tokensContext } from '../connections/connections.ts';
import { gameKeyContext, openKey, sealKey, sealKeyAs } from '../keys/sealed-key.ts';
import { addressContext, linkContext, openingAddressHash } from '../openings/opening-address.ts';
import { deliveryContext } from '../rewards/deliveries.ts';
import { savedAddressContext } from '../rewards/saved-addresses.ts';
import { webhookContext } from '../webhooks/sign-webhook.ts';

/** A row as it is read: texts, and bytes of what is sealed, which may be absent. */
export interface SealedRow {
  readonly text: Readonly<Record<string, string>>;
  readonly sealed: Readonly<Record<string, Buffer | null>>;
}

/** Values of a row that is to be written, by column. */
export type NewValues = Readonly<Record<string, Buffer | string | null>>;

/** Columns of a table in which something is sealed. */
export interface SealedPlace {
  readonly table: string;
  /** The primary key: column → type. */
  readonly key: Readonly<Record<string, 'bigint' | 'uuid' | 'text'>>;
  /** What else of a row its contexts name, and fingerprints that go with it. */
  readonly reads: readonly string[];
  readonly columns: readonly string[];
  /** What is sealed is JSON with the property `sealed`, in base64. */
  readonly json?: true;
  /** What is sealed in a row. */
  readonly values: (row: SealedRow) => readonly { sealed: Buffer; context: string }[];
  /**
   * The same under the secret in use; of `new` fingerprints these, too.
   * @throws DecryptionError
   */
  readonly renew: (secrets: Secrets, row: SealedRow, fingerprints: 'new' | 'kept') => NewValues;
  /** The column that is renewed as a fingerprint of what is sealed. */
  readonly fingerprint?: string;
}

/** Everything that the store keeps sealed. */
export const SEALED_PLACES: readonly SealedPlace[] = [
  {
    table: 'game_keys',
    key: { id: 'bigint' },
    reads: ['program_uuid', 'fingerprint'],
    columns: ['ciphertext'],
    fingerprint: 'fingerprint',
    values: (row) => valuesOf(row, 'ciphertext', keyContext(row)),
    renew(secrets, { text, sealed }, fingerprints) {
      const { program_uuid = '', fingerprint: kept = '' } = text;
      const ciphertext = sealed.ciphertext ?? Buffer.alloc(0);
      const key = openKey(secrets, { program_uuid, fingerprint: kept, ciphertext });
      const again =
        fingerprints === 'new'
          ? sealKey(secrets, program_uuid, key)
          : sealKeyAs(secrets, { program_uuid, fingerprint: kept }, key);
      return { ciphertext: again.ciphertext, fingerprint: again.fingerprint };
    },
  },
  {
    table: 'opening_reminders',
    key: { id: 'uuid' },
    reads: ['address_hash'],
    columns: ['address', 'link'],
    fingerprint: 'address_hash',
    values: (row) => [
      ...valuesOf(row, 'address', addressContext(row.text.id ?? '')),
      ...valuesOf(row, 'link', linkContext(row.text.id ?? '')),
    ],
    renew(secrets, { text, sealed }, fingerprints) {
      const { id = '', address_hash: kept = '' } = text;
      const address = secrets.decrypt(sealed.address ?? Buffer.alloc(0), addressContext(id));
      return {
        address: secrets.encrypt(address, addressContext(id)),
        link: sealed.link ? again(secrets, sealed.link, linkContext(id)) : null,
        address_hash: fingerprints === 'new' ? openingAddressHash(secrets, address) : kept,
      };
    },
  },
  plainPlace(
    { table: 'redemption_deliveries', key: { redemption_id: 'bigint' }, reads: ['program_uuid'] },
    {
      ciphertext: ({
        redemption_id,
        program_uuid,
      }: {
        redemption_id: string;
        program_uuid: string;
      }) => deliveryContext({ program_uuid, id: Number(redemption_id) }),
    },
  ),
  plainPlace(
    { table: 'saved_addresses', key: { creator_id: 'uuid' }, reads: ['program_uuid'] },
    {
      ciphertext: (row: { program_uuid: string; creator_id: string }) => savedAddressContext(row),
    },
  ),
  plainPlace(
    { table: 'push_subscriptions', key: { id: 'uuid' }, reads: ['endpoint_hash'] },
    {
      ciphertext: ({ endpoint_hash }: { endpoint_hash: string }) => browserContext(endpoint_hash),
    },
  ),
  plainPlace(
    { table: 'webhooks', key: { id: 'uuid' }, reads: [] },
    {
      secret: ({ id }: { id: string }) => webhookContext(id),
      previous_secret: ({ id }) => webhookContext(id),
    },
  ),
  plainPlace(
    { table: 'idempotency_keys', key: { caller: 'text', key: 'text' }, reads: [], json: true },
    {
      response: (row: { caller: string; key: string }) => answerContext(row),
    },
  ),
  plainPlace(
    { table: 'sign_ins', key: { state_hash: 'text' }, reads: [] },
    {
      code_verifier: ({ state_hash }: { state_hash: string }) => verifierContext(state_hash),
      tokens: ({ state_hash }) => signInTokensContext(state_hash),
    },
  ),
  plainPlace(
    { table: 'connections', key: { id: 'uuid' }, reads: ['link_id'] },
    {
      tokens: ({ link_id }: { link_id: string }) => tokensContext(link_id),
    },
  ),
  plainPlace(
    { table: 'connection_tokens', key: { platform: 'text', account_id: 'text' }, reads: [] },
    {
      tokens: (row: { platform: string; account_id: string }) => accountTokensContext(row),
    },
  ),
  plainPlace(
    { table: 'refresh_tokens', key: { token_hash: 'text' }, reads: [] },
    {
      successor: ({ token_hash }: { token_hash: string }) => successorContext(token_hash),
    },
  ),
];

function keyContext({ text: { program_uuid = '', fingerprint = '' } }: SealedRow): string {
  return gameKeyContext({ program_uuid, fingerprint });
}

/** A place without fingerprints: of each column what its context is, by the key and what is read. */
function plainPlace<Text extends Readonly<Record<string, string>>>(
  place: Pick<SealedPlace, 'table' | 'key' | 'reads' | 'json'>,
  contexts: Readonly<Record<string, (text: Text) => string>>,
): SealedPlace {
  const columns = Object.entries(contexts);
  return {
    ...place,
    columns: Object.keys(contexts),
    values: (row) =>
      columns.flatMap(([column, contextOf]) => valuesOf(row, column, contextOf(row.text as Text))),
    renew: (secrets, { text, sealed }) =>
      Object.fromEntries(
        columns.map(([column, contextOf]) => {
          const value = sealed[column];
          return [column, value ? again(secrets, value, contextOf(text as Text)) : null];
        }),
      ),
  };
}

function valuesOf({ sealed }: SealedRow, column: string, context: string) {
  const value = sealed[column];
  return value ? [{ sealed: value, context }] : [];
}

const again = (secrets: Secrets, sealed: Buffer, context: string): Buffer =>
  secrets.encrypt(secrets.decrypt(sealed, context), context);
