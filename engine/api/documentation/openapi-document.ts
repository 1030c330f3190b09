import { z } from 'zod/mini';
import type { Caller, Endpoint } from '#contract/endpoints/endpoint.ts';
import { endpointErrors } from '#contract/endpoints/endpoint-errors.ts';
import { ERRORS, type ErrorCode } from '#contract/errors/error-codes.ts';
import { SENT_EVENTS } from '#contract/vocabulary/webhook-words.ts';
import { WEBHOOK_PAYLOADS } from '#contract/webhooks/payloads.ts';
import { LEAST_ROLE } from '#domain/operators/rights.ts';
import { componentNames } from './component-names.ts';

type Json = Record<string, unknown>;

export interface DocumentOptions {
  readonly title: string;
  /** The API's base URL, absolute or from the origin. */
  readonly baseUrl: string;
  /** The header that every client sends, by its name. */
  readonly clientHeaders: Readonly<Record<string, string>>;
  readonly contact: string;
}

const SECURITY: Readonly<Record<Caller, readonly Json[]>> = {
  nobody: [],
  guest: [],
  creator: [{ creator: [] }],
  operator: [{ operator: [] }],
  service: [{ service: [] }],
};

const SECURITY_SCHEMES: Json = {
  creator: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: "A creator's auth_token, as it is or as a bearer token.",
  },
  operator: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      'An operator\'s auth_token, or a bearer token: one that an operator created in the console for programs that call for them ("mqt_…", createOperatorToken).',
  },
  view: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      '"View", a space and the token with which an operator sees what a creator sees (openCreatorView). Nothing is changed by such a call, and no key is shown.',
  },
  service: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Api-Key',
    description: 'The API key of a game back end or tracker; see "marquee api-key create".',
  },
};

const TAGS: Readonly<Record<string, string>> = {
  auth: 'Sign-in, sessions, linked accounts',
  account: 'The person in the program',
  agreements: 'What creators agree to',
  programs: 'The campaign and its news',
  announcements: 'What was shown of the news',
  applications: 'Applying to the program',
  claims: 'Activations and keys',
  requests: 'Requests for activations',
  content: 'Content, and appeals',
  quests: 'Quests and points',
  leaderboards: 'Who earned most',
  rewards: 'What points buy',
  guest: 'Guest links, without an account',
  events: 'Reports of game back ends and trackers',
  operator: 'For those who run programs',
  webhooks: 'Telling other systems what happens',
  moderation: 'Reports, and what operators take down',
};

/** OpenAPI 3.1 of the contract: nothing in it is written a second time. */
export function openApiDocument(endpoints: readonly Endpoint[], options: DocumentOptions): Json {
  const schemas: Json = {};
  const convert = converter(schemas);
  schemas.Error = {
    type: 'object',
    required: ['status_code', 'message', 'extra'],
    properties: {
      status_code: { type: 'integer' },
      message: { type: 'string' },
      extra: {
        type: 'object',
        required: ['code'],
        properties: { code: { type: 'string', description: 'Permanent; never renamed.' } },
      },
    },
  };
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] ??= {};
    (paths[endpoint.path] as Json)[endpoint.method.toLowerCase()] = operation(endpoint, convert);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: options.title,
      version: '1.0.0',
      description: describe(options.clientHeaders),
      contact: { email: options.contact },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: options.baseUrl }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({
      name,
      description: TAGS[name] ?? name,
    })),
    paths,
    webhooks: webhooksOf(convert),
    components: { schemas, securitySchemes: SECURITY_SCHEMES },
  };
}

/** What webhooks are sent: the body that is signed, by its type. */
function webhooksOf(convert: Convert): Json {
  return Object.fromEntries(
    SENT_EVENTS.map((type) => {
      const { says, data, example } = WEBHOOK_PAYLOADS[type];
      const schema = {
        type: 'object',
        required: ['type', 'timestamp', 'data'],
        properties: {
          type: { const: type },
          timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
          data: convert(data, 'output'),
        },
      };
      const sample = { type, timestamp: '2026-11-27T10:00:00.000Z', data: example };
      const post = {
        operationId: `sent_${type.replace('.', '_')}`,
        tags: ['webhooks'],
        security: [],
        summary: says,
        description:
          'Signed as Standard Webhooks 1.0.0 says: webhook-id (the same at each attempt), webhook-timestamp, webhook-signature (v1). It may arrive twice and in another order. Any status from 200 to 299 takes it, 410 turns the webhook off.',
        requestBody: { content: { 'application/json': { schema, example: sample } } },
        responses: { '2XX': { description: 'Taken.' } },
      };
      return [type, { post }];
    }),
  );
}

function describe(clientHeaders: Readonly<Record<string, string>>): string {
  const headers = Object.entries(clientHeaders).map(([name, value]) => `\`${name}: ${value}\``);
  return [
    `JSON in and out. Every client sends ${headers.join(', ') || 'JSON content'}.`,
    'Errors are `{status_code, message, extra}` with a permanent `extra.code`.',
    'Lists go on with `cursor`. Writes that say so take an `Idempotency-Key`: the same key answers what the first call did.',
    'Moments are RFC 3339 in UTC. Texts come in the language of `Accept-Language`.',
  ].join('\n\n');
}

type Convert = (schema: z.ZodMiniType, io: 'input' | 'output') => Json;

/** JSON Schema of a shape; named shapes go to the document's components. */
function converter(schemas: Json): Convert {
  return (schema, io) => {
    const {
      $schema: _,
      $defs,
      ...rest
    } = z.toJSONSchema(schema, {
      io,
      metadata: componentNames,
      unrepresentable: 'any',
    }) as Json & { $defs?: Json };
    for (const [name, definition] of Object.entries($defs ?? {}))
      schemas[name] ??= withoutIds(definition);
    // A named shape at the root stands for itself.
    const own = componentNames.get(schema)?.id;
    if (!own) return withoutIds(rest);
    schemas[own] ??= withoutIds(rest);
    return { $ref: `#/components/schemas/${own}` };
  };
}

function withoutIds(node: unknown): Json {
  return JSON.parse(
    JSON.stringify(node, (name, value) =>
      name === 'id' && typeof value === 'string' ? undefined : value,
    ).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as Json;
}

function operation(endpoint: Endpoint, convert: Convert): Json {
  const { id, tag, summary, caller, action, params, query, body, status } = endpoint;
  const parameters = [
    ...parametersOf('path', params, convert),
    ...parametersOf('query', query, convert),
    ...furtherParameters(query, convert),
    ...(endpoint.idempotent
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            description: 'Up to 200 characters; the same key answers what the first call did.',
            schema: { type: 'string', maxLength: 200 },
          },
        ]
      : []),
  ];
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(action
      ? { description: `Needs the role ${LEAST_ROLE[action]} in the program, or one above it.` }
      : {}),
    security: endpoint.viewable ? [...SECURITY[caller], { view: [] }] : SECURITY[caller],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: convert(body, 'input') } },
          },
        }
      : {}),
    responses: {
      [status]: successOf(endpoint, convert),
      ...errorResponses(endpointErrors(endpoint)),
    },
  };
}

function successOf({ summary, response, file }: Endpoint, convert: Convert): Json {
  if (file) return { description: summary, content: { [file]: { schema: { type: 'string' } } } };
  if (!response) return { description: 'Done.' };
  return {
    description: summary,
    content: { 'application/json': { schema: convert(response, 'output') } },
  };
}

function parametersOf(
  place: 'path' | 'query',
  schema: z.ZodMiniObject | undefined,
  convert: Convert,
) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodMiniType).safeParse(undefined).success,
    schema: convert(field as z.ZodMiniType, 'output'),
  }));
}

/** What a query takes beside its named parameters, where it takes anything. */
function furtherParameters(schema: z.ZodMiniObject | undefined, convert: Convert) {
  const { catchall } = schema?._zod.def ?? {};
  if (!catchall || catchall._zod.def.type === 'never') return [];
  return [
    {
      name: 'filters',
      in: 'query',
      required: false,
      style: 'form',
      explode: true,
      description: 'Further parameters, each by its own name.',
      schema: {
        type: 'object',
        additionalProperties: convert(catchall as z.ZodMiniType, 'output'),
      },
    },
  ];
}

/** One response for each status, with every code that it may carry and what it means. */
function errorResponses(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => [
      status,
      {
        description: named.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('\n\n'),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Error' },
                { properties: { extra: { properties: { code: { enum: named } } } } },
              ],
            },
          },
        },
      },
    ]),
  );
}
