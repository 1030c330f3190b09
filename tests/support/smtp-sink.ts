import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as they came, dots unstuffed. */
  readonly content: string;
}

export interface SinkOptions {
  /** The answer to RCPT TO; `250 ok` where absent. `drop` ends the connection. */
  readonly onRecipient?: (address: string) => string;
  /** The answer to the whole mail, which was kept before; `250 ok` where absent. */
  readonly onMail?: (mail: ReceivedMail, count: number) => string | Promise<string>;
}

export interface SmtpSink {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Every command line, to see what reached the server. */
  readonly commands: readonly string[];
  readonly close: () => Promise<void>;
}

/** An SMTP server (RFC 5321) on a free port that keeps what it is sent. */
export async function openSmtpSink(options: SinkOptions = {}): Promise<SmtpSink> {
  const mails: ReceivedMail[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    serve(socket, options, mails, commands);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    commands,
    close: () => closeServer(server, sockets),
  };
}

function serve(
  socket: Socket,
  { onRecipient, onMail }: SinkOptions,
  mails: ReceivedMail[],
  commands: string[],
): void {
  let input = '';
  let inData = false;
  let from = '';
  let to: string[] = [];
  const reply = (text: string) => {
    if (text === 'drop') socket.destroy();
    else socket.write(`${text}\r\n`);
  };
  const command = (line: string) => {
    commands.push(line);
    const verb = line.slice(0, 4).toUpperCase();
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (verb === 'MAIL') from = address;
    if (verb === 'RCPT') {
      const answer = onRecipient?.(address) ?? '250 ok';
      if (answer.startsWith('250')) to.push(address);
      return reply(answer);
    }
    if (verb === 'DATA') {
      inData = true;
      return reply('354 go on');
    }
    if (verb === 'QUIT') return socket.end('221 bye\r\n');
    reply('250 ok');
  };
  const mail = async (content: string) => {
    const received = { from, to, content: content.replace(/^\.\./gm, '.') };
    mails.push(received);
    to = [];
    reply((await onMail?.(received, mails.length)) ?? '250 ok');
  };
  reply('220 sink');
  socket.setEncoding('utf8').on('data', (chunk) => {
    input += chunk;
    for (;;) {
      const end = inData ? input.indexOf('\r\n.\r\n') : input.indexOf('\r\n');
      if (end < 0) return;
      const part = input.slice(0, end);
      input = input.slice(end + (inData ? 5 : 2));
      if (inData) {
        inData = false;
        void mail(part);
      } else command(part);
    }
  });
}

function closeServer(server: Server, sockets: Set<Socket>): Promise<void> {
  for (const socket of sockets) socket.destroy();
  return new Promise((resolve) => server.close(() => resolve()));
}
