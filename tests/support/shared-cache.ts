import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end, untilOpen } from '../../scripts/chaos/services.ts';
import { freePort } from './free-port.ts';

export const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

/**
 * nginx as a content delivery network would cache: what the server's headers call public, whatever
 * cookies came with the request or the answer, for as long as `CDN-Cache-Control` says (60 s here), told
 * apart by scheme, host, address and encoding alone.
 */
const configuration = (port: number, origin: number): string => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : '# as who started it'}
worker_processes 1;
pid nginx.pid;
error_log error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  proxy_cache_path kept levels=1 keys_zone=kept:4m use_temp_path=off;
  map $http_accept_encoding $encoding { default ""; "~\\bbr\\b" br; }
  map "$upstream_http_cdn_cache_control $upstream_http_cache_control" $is_private {
    default 1;
    "~^public, max-age=60 public, " 0;
    "~^ public, " 0;
  }
  upstream origin { server 127.0.0.1:${origin}; keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://origin;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header Accept-Encoding $encoding;
      proxy_cache kept;
      proxy_cache_key "$scheme $http_host $request_uri $encoding";
      proxy_cache_lock on;
      proxy_ignore_headers Cache-Control Expires Set-Cookie Vary;
      proxy_cache_valid 200 60s;
      proxy_no_cache $is_private;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}
`;

export interface SharedCache {
  /** Where the cache listens. */
  readonly port: number;
  /** Where purges go to. */
  readonly purgeUrl: string;
  /** The tags of every purge so far. */
  readonly purges: readonly (readonly string[])[];
  /** Starts the cache before a server. */
  readonly start: (origin: number) => Promise<void>;
  /** All that is kept: key, headers and body of each answer, as they lie on the disk. */
  readonly kept: () => readonly { readonly path: string; readonly text: string }[];
  readonly close: () => Promise<void>;
}

/** What nginx is still writing has a number behind its name, and gets its own at the end. */
const WHOLE = /^[0-9a-f]{32}$/;

/**
 * A cache with purge by tag. nginx itself has none: a receiver beside it deletes the files of the cache
 * whose `Cache-Tag` names one of the tags, upon which nginx asks the server again.
 */
export async function openSharedCache(): Promise<SharedCache> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-shared-cache-'));
  mkdirSync(join(folder, 'kept'));
  const port = await freePort();
  const purges: string[][] = [];
  let nginx: ChildProcess | undefined;
  const kept = () =>
    readdirSync(join(folder, 'kept'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && WHOLE.test(entry.name))
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return { path, text: readFileSync(path, 'latin1') };
      });
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { tags } = JSON.parse(body) as { tags: string[] };
    purges.push(tags);
    for (const { path, text } of kept()) {
      const own = /^cache-tag: (.*?)\r$/im.exec(text)?.[1]?.split(',') ?? [];
      if (tags.some((tag) => own.includes(tag))) rmSync(path, { force: true });
    }
    response.end('{"success":true}');
  });
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
  return {
    ...{ port, purges, kept },
    purgeUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/purge`,
    start: async (origin) => {
      const file = join(folder, 'nginx.conf');
      writeFileSync(file, configuration(port, origin));
      const log = join(folder, 'error.log');
      nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', log], { stdio: 'ignore' });
      await untilOpen(port, 'nginx');
    },
    close: async () => {
      await end(nginx, 'SIGTERM');
      receiver.closeAllConnections();
      receiver.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
