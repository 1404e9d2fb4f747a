/**
 * Blocks outbound requests to the installation's own services, such as its database. It blocks them even if
 * the operator allows their addresses.
 */
import { isIP } from 'node:net';
import { hostname as nameOfMachine, networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { type Config } from '../../config';
import { plainAddress } from './addresses';

export interface OwnService {
  host: string;
  port: number;
}

export interface OwnServiceCheck {
  /** Returns true if one of our services listens at this address and port. Makes no DNS query. */
  isKnown(address: string, port: number): boolean;
  /** Returns true if a host name and a port are those of one of our services. Makes no DNS query. */
  isNamed(hostname: string, port: number): boolean;
  /** Like `isKnown`, but first looks up the addresses of services that are configured by name. */
  isOwn(address: string, port: number): Promise<boolean>;
}

type Settings = Pick<
  Config,
  | 'host'
  | 'port'
  | 'databaseUrl'
  | 'temporalAddress'
  | 'temporalUiUrl'
  | 'typesenseUrl'
  | 'smtp'
  | 'clamavUrl'
  | 'ownServices'
>;

const DEFAULT_PORTS: Record<string, number> = {
  'http:': 80,
  'https:': 443,
  'postgres:': 5_432,
  'postgresql:': 5_432,
  'smtp:': 587,
  'smtps:': 465,
  'tcp:': 7_233,
  'clamav:': 3_310,
};
/** These names lead to this machine, without a DNS query. */
const LOOPBACK_NAME = /^(.+\.)?localhost\.?$/;
/** The time after which a service's name is looked up again. */
const ADDRESSES_KNOWN_MS = 10_000;

/** Returns true if a URL leads to the API of this installation. Makes no DNS query. */
export type ApiCheck = (url: URL) => boolean;

/** Creates the check from the port on which the API listens and from its public address. */
export function createApiCheck({ port, publicUrl }: Pick<Config, 'port' | 'publicUrl'>): ApiCheck {
  const own = publicUrl === undefined ? undefined : new URL(publicUrl);
  const machine = nameOfMachine().toLowerCase();
  return (url) => {
    const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    if (own?.hostname === host && portOf(own) === portOf(url)) return true;
    const isHere = isIP(host) === 0 ? LOOPBACK_NAME.test(host) || host === machine : isThisMachine(host);
    return isHere && portOf(url) === port;
  };
}

/** Returns the port of a URL. Without one, returns the usual port of its protocol. */
export function portOf({ port, protocol }: URL): number {
  return Number(port) || DEFAULT_PORTS[protocol] || 0;
}

/** Lists the API itself and the services that the settings name. */
export function listOwnServices(config: Settings): OwnService[] {
  const { databaseUrl, temporalAddress, temporalUiUrl, typesenseUrl, smtp, clamavUrl, ownServices } = config;
  const addresses = [temporalAddress, ...ownServices].map((address) => `tcp://${address}`);
  const urls = [
    databaseUrl,
    typesenseUrl,
    temporalUiUrl,
    smtp?.url,
    clamavUrl?.replace(/^tcp:/, 'clamav:'),
    ...addresses,
  ];
  const services = urls.flatMap((text) => {
    if (text === undefined || !URL.canParse(text)) return [];
    const url = new URL(text);
    return [{ host: url.hostname.replace(/^\[|\]$/g, ''), port: portOf(url) }];
  });
  return [{ host: config.host, port: config.port }, ...services].filter(({ host, port }) => host && port);
}

/**
 * Creates the check. On this machine and on public hosts, it blocks only the ports of the services. If a
 * service runs on another machine with a private address, it blocks all ports of that machine. Such a machine
 * often has more open ports than the settings name. If a service's name no longer resolves, its last
 * addresses stay blocked.
 */
export function createOwnServiceCheck(
  services: OwnService[],
  resolve: (hostname: string) => Promise<string[]>,
): OwnServiceCheck {
  const known = new Map<string, string[]>();
  for (const { host } of services) {
    if (host === 'localhost') known.set(host, ['127.0.0.1']);
    else if (isIP(host) !== 0) known.set(host, [host]);
  }
  const names = [...new Set(services.map(({ host }) => host))].filter((host) => !known.has(host));
  let lookedUp: Promise<unknown> = Promise.resolve();
  let lookAgainAt = 0;

  const lookUp = () => {
    if (names.length === 0 || Date.now() < lookAgainAt) return lookedUp;
    lookAgainAt = Date.now() + ADDRESSES_KNOWN_MS;
    lookedUp = Promise.all(
      names.map(async (name) => {
        const addresses = await resolve(name).catch(() => []);
        if (addresses.length > 0) known.set(name, addresses);
      }),
    );
    return lookedUp;
  };
  const isKnown = (address: string, port: number) =>
    services.some((service) =>
      (known.get(service.host) ?? []).some((own) => isSamePlace(address, port, own, service.port)),
    );
  return {
    isKnown,
    isNamed: (hostname, port) =>
      LOOPBACK_NAME.test(hostname)
        ? isKnown('127.0.0.1', port)
        : services.some((service) => service.host === hostname && service.port === port),
    async isOwn(address, port) {
      await lookUp();
      return isKnown(address, port);
    },
  };
}

function isSamePlace(address: string, port: number, own: string, ownPort: number): boolean {
  if (isThisMachine(own)) return port === ownPort && isThisMachine(address);
  if (plainAddress(address) !== plainAddress(own)) return false;
  return port === ownPort || ipaddr.process(own).range() !== 'unicast';
}

/** Returns true for loopback, the unspecified address and this machine's own network addresses. */
function isThisMachine(text: string): boolean {
  const address = ipaddr.parse(plainAddress(text));
  if (['loopback', 'unspecified'].includes(address.range())) return true;
  const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return own.some((each) => plainAddress(each.address) === address.toString());
}
