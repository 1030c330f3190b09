import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv4 } from 'node:net';

/** What a name says. One that is not listed is unknown (NXDOMAIN), unless it stands above one that is. */
export interface DnsRecords {
  /** IPv4 and IPv6. */
  readonly addresses?: readonly string[];
  readonly texts?: readonly string[];
  readonly mailServers?: readonly string[];
  /** `silent`: nobody answers; `refused`: the server does not want to. */
  readonly fault?: 'silent' | 'refused';
}

export interface DnsServer {
  /** `127.0.0.1:<port>`. */
  readonly address: string;
  /** Every name that was asked for. */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
}

const TYPES = { A: 1, MX: 15, TXT: 16, AAAA: 28 } as const;
const NO_NAME = 3;
const REFUSED = 5;

/** A name server (RFC 1035, over UDP) on a free port of loopback. */
export async function openDnsServer(
  zone: Readonly<Record<string, DnsRecords>>,
): Promise<DnsServer> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (question, from) => {
    const { name, end } = readName(question);
    asked.push(name);
    const answer = answerTo(question, name, end, zone);
    if (answer) socket.send(answer, from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}

function readName(message: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

function answerTo(
  question: Buffer,
  name: string,
  end: number,
  zone: Readonly<Record<string, DnsRecords>>,
): Buffer | undefined {
  const records = zone[name];
  if (records?.fault === 'silent') return undefined;
  const above = Object.keys(zone).some((known) => known.endsWith(`.${name}`));
  const code = records?.fault ? REFUSED : records || above ? 0 : NO_NAME;
  const type = question.readUInt16BE(end - 4);
  const found = records ? dataOf(type, records) : [];
  const head = Buffer.alloc(12);
  question.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8180 | code, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(found.length, 6);
  return Buffer.concat([
    head,
    question.subarray(12, end),
    ...found.map((data) => record(type, data)),
  ]);
}

function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0); // the name that was asked for
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function dataOf(type: number, records: DnsRecords): Buffer[] {
  const { addresses = [], texts = [], mailServers = [] } = records;
  switch (type) {
    case TYPES.A:
      return addresses.filter(isIPv4).map((address) => Buffer.from(address.split('.').map(Number)));
    case TYPES.AAAA:
      return addresses.filter((address) => !isIPv4(address)).map(sixteenBytes);
    case TYPES.TXT:
      return texts.map((text) =>
        Buffer.concat((text.match(/.{1,255}/g) ?? ['']).map((part) => withLength(part))),
      );
    case TYPES.MX:
      return mailServers.map((host) =>
        Buffer.concat([Buffer.from([0, 10]), ...host.split('.').map(withLength), Buffer.from([0])]),
      );
    default:
      return [];
  }
}

const withLength = (part: string) => Buffer.from([part.length, ...Buffer.from(part)]);

/** `::1` and the like, with at most one gap. */
function sixteenBytes(address: string): Buffer {
  const [before = '', after = ''] = address.split('::');
  const [left, right] = [before, after].map((side) => side.split(':').filter(Boolean));
  const gap = 8 - (left?.length ?? 0) - (right?.length ?? 0);
  const groups = [...(left ?? []), ...new Array<string>(gap).fill('0'), ...(right ?? [])];
  return Buffer.from(groups.map((group) => group.padStart(4, '0')).join(''), 'hex');
}
