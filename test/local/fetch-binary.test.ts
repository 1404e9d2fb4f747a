import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type BinaryTarget } from '../../local/binary-table';
import { isExecutable } from '../../local/binaries';
import { fetchFromVendor } from '../../local/fetch-binary';
import { useTemporaryHome } from '../support/temporary-home';

const PROGRAM = '#!/bin/sh\necho hello\n';
const SHA256 = createHash('sha256').update(PROGRAM).digest('hex');

const home = useTemporaryHome();
let vendor: Server;
let vendorUrl = '';

beforeEach(async () => {
  const source = join(home(), 'source', 'tool_1.0_linux');
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, 'tool'), PROGRAM);
  const archive = join(home(), 'tool.tar.gz');
  execFileSync('tar', ['-czf', archive, '-C', join(home(), 'source'), '.']);
  vendor = createServer((request, response) => {
    if (request.url !== '/tool.tar.gz') response.writeHead(404).end();
    else response.end(readFileSync(archive));
  });
  await new Promise<void>((listening) => vendor.listen(0, '127.0.0.1', listening));
  vendorUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
});

afterEach(() => void vendor.close());

function target(given: Partial<BinaryTarget>): BinaryTarget {
  const url = `${vendorUrl}/tool.tar.gz`;
  return { version: '1.0', packages: [], packageFiles: [], url, sizeMegabytes: 1, ...given };
}

describe('a download from the vendor', () => {
  it('ends as an executable file in the cache, with nothing beside it', async () => {
    const file = join(home(), 'cache', 'tool-1.0');
    await expect(fetchFromVendor('tool', target({ sha256: SHA256 }), file)).resolves.toBe(file);
    expect(isExecutable(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(PROGRAM);
    expect(readdirSync(join(home(), 'cache'))).toEqual(['tool-1.0']);
  });

  it('is thrown away when its sha256 is not the expected one', async () => {
    const file = join(home(), 'cache', 'tool-1.0');
    const wrong = target({ sha256: 'f'.repeat(64) });
    await expect(fetchFromVendor('tool', wrong, file)).rejects.toThrow(`sha256 ${SHA256} where ffff`);
    expect(existsSync(file)).toBe(false);
    expect(readdirSync(join(home(), 'cache'))).toEqual([]);
  });

  it('names the address that failed', async () => {
    const missing = target({ url: `${vendorUrl}/gone.tar.gz` });
    const file = join(home(), 'cache', 'tool-1.0');
    await expect(fetchFromVendor('tool', missing, file)).rejects.toThrow(
      /gone\.tar\.gz failed: it answered 404/,
    );
  });

  it('can be made twice at once', async () => {
    const file = join(home(), 'cache', 'tool-1.0');
    const both = [1, 2].map(() => fetchFromVendor('tool', target({ sha256: SHA256 }), file));
    await expect(Promise.all(both)).resolves.toEqual([file, file]);
    expect(readdirSync(join(home(), 'cache'))).toEqual(['tool-1.0']);
  });

  it('removes the rest of a killed download, and nothing of a running one', async () => {
    const cache = join(home(), 'cache');
    mkdirSync(join(cache, 'fetch-999999999-abandoned'), { recursive: true });
    mkdirSync(join(cache, `fetch-${process.pid}-alive`));
    await fetchFromVendor('tool', target({ sha256: SHA256 }), join(cache, 'tool-1.0'));
    expect(readdirSync(cache).sort()).toEqual([`fetch-${process.pid}-alive`, 'tool-1.0']);
  });
});
