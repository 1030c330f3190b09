import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort } from '../../../../tests/support/free-port.ts';
import { inShort, testPatient } from '../../../../tests/support/patient.ts';
import { type Asked, askInstances, type Instance } from '../ask-instances.ts';
import { checkInstances } from './check-instances.ts';

const INSTANCE: Instance = {
  ...{ version: '1.2.0', build: 'b1', catalogue: 'c1', environment: 'production', role: 'web' },
};
const at = (where: string, differing: Partial<Instance> = {}): Asked => ({
  where,
  instance: { ...INSTANCE, ...differing },
});
const look = async (...instances: Asked[]) => checkInstances(await testPatient({ instances }));

describe('instances', () => {
  test('that serve the same are well, whatever their roles', async () => {
    const findings = await look(at('web:9000'), at('api:9000', { role: 'api', build: '' }));
    expect(inShort(findings)).toEqual(['web:9000, api:9000 INSTANCES_AGREE ok']);
  });

  test('that serve different builds and catalogues are named, each with what it serves', async () => {
    const findings = await look(
      at('one'),
      at('two', { build: 'b2', catalogue: 'c2' }),
      at('three'),
    );
    expect(inShort(findings)).toEqual([
      'build BUILDS_DIFFER warning',
      'catalogue CATALOGUES_DIFFER warning',
    ]);
    expect(findings[0]?.message).toBe('Instances differ: b1 at one, three; b2 at two.');
  });

  test('are of one version and one environment', async () => {
    const findings = await look(at('one'), at('two', { version: '1.1.0', environment: 'staging' }));
    expect(inShort(findings)).toEqual([
      'version VERSIONS_DIFFER warning',
      'environment ENVIRONMENTS_DIFFER warning',
    ]);
  });

  test('that do not answer are errors; without any named there is nothing to say', async () => {
    const findings = await look(at('one'), { where: 'two:9000', reason: 'ECONNREFUSED' });
    expect(inShort(findings)).toEqual(['two:9000 INSTANCE_SILENT error']);
    expect(await look()).toEqual([]);
  });
});

describe('asking', () => {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });
  const serve = async (status: number, body: string) => {
    const server = createServer((_request, response) => response.writeHead(status).end(body));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    closing.push(() => server.close());
    return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  };

  test('reads what an instance says of itself, also one that takes no requests now', async () => {
    const place = await serve(503, JSON.stringify({ status: 'stopping', instance: INSTANCE }));
    expect(await askInstances([place], 5_000)).toEqual([{ where: place.host, instance: INSTANCE }]);
  });

  test('says why it learnt nothing', async () => {
    const places = [
      await serve(200, '{"status":"ok"}'),
      await serve(200, '<html>'),
      new URL(`http://127.0.0.1:${await freePort()}`),
    ];
    const asked = await askInstances(places, 5_000);
    expect(asked.map((one) => ('reason' in one ? one.reason : one.instance))).toEqual([
      'it does not say what it serves, as an internal listener does',
      'its answer is no JSON',
      'ECONNREFUSED',
    ]);
  });

  test('does not wait for one that hangs', async () => {
    const server = createServer(() => {});
    await once(server.listen(0, '127.0.0.1'), 'listening');
    closing.push(() => server.close().closeAllConnections());
    const { port } = server.address() as AddressInfo;
    const [asked] = await askInstances([new URL(`http://127.0.0.1:${port}`)], 50);
    expect(asked).toEqual({ where: `127.0.0.1:${port}`, reason: 'no answer within 0.05 s' });
  });
});
