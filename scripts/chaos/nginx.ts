import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { end, type Service, untilOpen } from './services.ts';

/** Less than an instance goes on answering after it was told to end. */
const KEPT_SECONDS = 1;

/**
 * nginx before several instances. An instance that refuses, hangs or answers 503 is passed over; a
 * write that was sent already is not sent again, as it may have happened. Where nobody answers, the
 * client is told to come again. No instance is left out for a while (`max_fails=0`): calls that
 * answer 503 while the database is away would take its pages away, too. A connection that lay idle is
 * given up before an instance that ends gives it up: what is sent into one that closes may have happened.
 */
export const nginxConfiguration = (port: number, instances: readonly number[]): string => `
daemon off;
worker_processes 1;
pid nginx.pid;
error_log error.log warn;
worker_rlimit_nofile 65536;
events { worker_connections 16384; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  map $http_upgrade $marquee_connection { default upgrade; '' ''; }
  upstream marquee {
    zone marquee 64k;
${instances.map((instance) => `    server 127.0.0.1:${instance} max_fails=0;`).join('\n')}
    keepalive 64;
    keepalive_timeout ${KEPT_SECONDS}s;
  }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    client_max_body_size 20m;
    location / {
      proxy_pass http://marquee;
      proxy_http_version 1.1;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $marquee_connection;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-Host $host;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Request-Id $request_id;
      proxy_connect_timeout 1s;
      proxy_read_timeout 30s;
      proxy_next_upstream error timeout http_503;
      proxy_next_upstream_tries 2;
      error_page 502 504 =503 @away;
    }
    location @away {
      internal;
      add_header Retry-After 2 always;
      add_header X-Unclear 1 always;
      return 503;
    }
  }
}
`;

/** Starts nginx in a folder of its own, never as the machine's service. */
export function nginxService(folder: string, port: number, instances: readonly number[]): Service {
  let child: ChildProcess | undefined;
  return {
    start: async () => {
      mkdirSync(folder, { recursive: true });
      const file = join(folder, 'nginx.conf');
      writeFileSync(file, nginxConfiguration(port, instances));
      const log = join(folder, 'error.log');
      child = spawn('nginx', ['-p', folder, '-c', file, '-e', log], { stdio: 'ignore' });
      child.once('error', () => {});
      await untilOpen(port, 'nginx (Debian: nginx)');
    },
    kill: () => end(child, 'SIGTERM'),
  };
}
