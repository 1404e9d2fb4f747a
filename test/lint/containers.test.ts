/** The image and docker-compose.yml name files and settings of this repository: they must exist. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const compose = read('docker-compose.yml');

it.each(['Dockerfile', 'docker-compose.yml', 'package.json'])(
  '%s runs only entry points that have a source',
  (file) => {
    const entryPoints = [...read(file).matchAll(/\bdist\/([\w/-]+)\.js/g)]
      .map(([, name = '']) => name)
      .filter((name) => name !== 'workflow-bundle');
    expect(entryPoints).not.toEqual([]);
    expect(entryPoints.filter((name) => !existsSync(path.join(ROOT, `${name}.ts`)))).toEqual([]);
  },
);

it('hands the processes only settings that config.ts reads', () => {
  const block = /^x-app-environment:.*\n((?: {2}.*\n)+)/m.exec(compose)?.[1] ?? '';
  const settings = [...block.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name);
  expect(settings).toContain('DATABASE_URL');
  const config = read('config.ts');
  expect(settings.filter((name) => !config.includes(`${name}:`))).toEqual([]);
});

it('lets the image see every folder that the build compiles', () => {
  const { include } = JSON.parse(read('tsconfig.build.json')) as { include: string[] };
  const seen = read('.dockerignore').split('\n');
  expect(include.filter((folder) => !seen.includes(`!${folder}`))).toEqual([]);
});

it('publishes no port beyond this machine', () => {
  const published = [...compose.matchAll(/^ {4}ports:\n((?: {6}- .*\n)+)/gm)].flatMap(([, ports = '']) =>
    ports.trim().split(/\n\s*/),
  );
  expect(published.length).toBeGreaterThan(0);
  expect(published.filter((port) => !port.startsWith('- 127.0.0.1:'))).toEqual([]);
});
