/** What the OpenAPI document describes, the API takes. */
import fc from 'fast-check';
import { HOST_PATTERN, LOOPBACK_PATTERN } from '../../../api/describe';
import { WEB_URL_PATTERN, webUrlField } from '../../../api/fields';
import { isLoopbackName } from '../../../domain/loopback';

const matching = (pattern: string) => fc.stringMatching(new RegExp(pattern));

it('takes each web address that it describes', () => {
  fc.assert(
    fc.property(matching(WEB_URL_PATTERN), (address) => {
      expect(webUrlField.safeParse(address).error?.issues ?? []).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

it('reads each host and port that it describes', () => {
  fc.assert(
    fc.property(matching(`^${HOST_PATTERN}$`), (host) => URL.canParse(`https://${host}/`)),
    { numRuns: 2_000 },
  );
  for (const host of [
    'example.org',
    'www.example.org:8443',
    '192.0.2.7:65535',
    'my_service:60000',
    'xn--bcher-kva.example',
  ])
    expect(host).toMatch(new RegExp(`^${HOST_PATTERN}$`));
});

it('knows each name of this machine that it describes', () => {
  fc.assert(
    fc.property(matching(`^${LOOPBACK_PATTERN}$`), (host) =>
      isLoopbackName(new URL(`http://${host}`).hostname),
    ),
    { numRuns: 2_000 },
  );
});
