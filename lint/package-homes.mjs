/** Lists which places may import a package, and the message for every other place. */

/** What the maps of web/find are drawn with. */
export const MAP_PACKAGES = [
  'd3-geo',
  'topojson-client',
  'topojson-specification',
  'us-atlas',
  'world-atlas',
];

/** local/, test/, bench/ and lint/ may import any package. */
export const PACKAGE_HOMES = [
  {
    packages: ['sequelize', 'pg'],
    homes: ['db'],
    advice: 'Only db/ may import sequelize and pg: call a named function of db/queries.',
  },
  {
    packages: ['@temporalio/client'],
    homes: ['api/temporal', 'worker', 'admin/doctor/temporal'],
    advice:
      'Only api/temporal.ts, worker/ and admin/doctor/temporal.ts may import @temporalio/client: call one of their functions.',
  },
  {
    packages: ['currency.js'],
    homes: ['domain/money'],
    advice: 'Only domain/money.ts may import currency.js: use the functions of domain/money.',
  },
  {
    packages: ['react-router', '@tanstack/react-query'],
    homes: [
      'web/my',
      'web/review',
      'web/charity',
      'web/verification',
      'web/find',
      'web/parts',
      'web/session',
    ],
    advice:
      'Only web/my/, web/review/, web/charity/, web/verification/, web/find/, web/parts/ and web/session/ may import it: what somebody who gives downloads has a budget (docs/decisions/0061).',
  },
  {
    packages: ['oauth4webapi'],
    homes: ['web/session'],
    advice: 'Only web/session/ may import it: there is one way to sign in (docs/decisions/0061).',
  },
  {
    packages: ['downshift', ...MAP_PACKAGES],
    homes: ['web/find'],
    advice:
      'Only web/find/ may import it: what somebody who gives downloads has a budget (docs/decisions/0061).',
  },
  {
    packages: ['iso-3166'],
    homes: ['web/find', 'domain/countries'],
    advice:
      'Only web/find/ and domain/countries.ts may import iso-3166: use the functions of domain/countries.',
  },
  {
    packages: ['tr46'],
    homes: ['domain/mails/email', 'domain/unseen'],
    advice: 'Only domain/mails/email.ts and domain/unseen.ts may import tr46: call one of their functions.',
  },
  {
    packages: ['typesense'],
    homes: ['search'],
    advice: 'Only search/ may import typesense: call a function of search/.',
  },
];
