import { expect, test } from 'vitest';
import { openAddresses } from './open-address.ts';

const NONE = openAddresses([]);
const OWN = openAddresses(['127.0.0.0/8', 'fd00::/8']);

test.each([
  'http://hooks.example/a',
  'https://127.0.0.1/a',
  'https://0x7f.1/a',
  'https://2130706433/a',
  'https://10.1.2.3',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00::1]/',
  'https://localhost/a',
  'https://me:secret@hooks.example/',
  'ftp://hooks.example/',
  'nonsense',
])('%s is not called', (address) => {
  expect(NONE.read(address)).toBeUndefined();
});

test('the public internet is called by https, networks of one’s own by http as well', () => {
  expect(NONE.read('https://hooks.example/a')?.href).toBe('https://hooks.example/a');
  expect(NONE.read('https://8.8.8.8/')?.host).toBe('8.8.8.8');
  expect(OWN.read('http://127.0.0.1:1234/')?.port).toBe('1234');
  expect(OWN.read('https://[fd00::1]/')).toBeDefined();
  expect(OWN.read('http://10.0.0.1/')).toBeUndefined();
  expect(OWN.read('http://hooks.example/')).toBeUndefined();
});

test('a name that leads into a private network is not followed', async () => {
  const find = (open: typeof NONE) =>
    new Promise((resolve) =>
      open.lookup('localhost', { all: true }, (error, found) => resolve(error?.message ?? found)),
    );
  expect(await find(NONE)).toBe('"localhost" is in no network that may be called.');
  expect(await find(OWN)).toContainEqual({ address: '127.0.0.1', family: 4 });
});
