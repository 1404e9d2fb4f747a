/** The examples of error responses are what the API answers. */
import { buildOpenApi } from '../../../api/openapi/document';
import { ERROR_STATUS } from '../../../domain/errors';
import { buildActor } from '../../factories';
import { startApi, type TestApi, type WireError } from '../../support/api';

interface Response {
  description: string;
  content?: { 'application/json': { examples: Record<string, { value: WireError }> } };
}
const { components } = buildOpenApi({ publicUrl: undefined, environment: 'sandbox' }) as unknown as {
  components: { responses: Record<string, Response> };
};
const ERRORS = Object.values(components.responses).filter(({ content }) => content !== undefined);

it.each(ERRORS)('$description: every code has an example of its own', ({ description, content }) => {
  const examples = Object.values(content?.['application/json'].examples ?? {});
  const codes = examples.map(({ value }) => value.error.code);
  expect([...new Set(codes)].sort()).toEqual(description.split(', ').sort());
});

it('shows no error without an example, and knows every code', () => {
  const shown = ERRORS.flatMap(({ description }) => description.split(', '));
  // A path that exists answers METHOD_NOT_ALLOWED to methods that the document does not have.
  const unlisted = ['METHOD_NOT_ALLOWED', 'HTTPS_REQUIRED'];
  expect([...new Set([...shown, ...unlisted])].sort()).toEqual(Object.keys(ERROR_STATUS).sort());
});

describe('what the API answers', () => {
  let api: TestApi;
  let key: string;
  beforeAll(async () => {
    api = await startApi();
    ({ key } = await buildActor(api.db));
  });
  afterAll(() => api.close());

  const exampleOf = (name: string) => {
    const all = ERRORS.flatMap(({ content }) => Object.entries(content?.['application/json'].examples ?? {}));
    return all.find(([each]) => each === name)?.[1].value.error;
  };

  it.each([
    ['INVALID_API_KEY_missing', {}],
    ['INVALID_API_KEY_malformed', { headers: { Authorization: 'Basic dXNlcjpwYXNz' } }],
    ['INVALID_API_KEY_unknown', { key: 'gp_sandbox_unknown' }],
    ['INVALID_API_KEY_wrong_environment', { key: 'gp_live_unknown' }],
  ])('%s', async (name, sent) => {
    const { body } = await api.call('GET', '/v1/charities', sent);
    expect({ ...body.error, request_id: '' }).toEqual({ ...exampleOf(name), request_id: '' });
  });

  it('UNSUPPORTED_MEDIA_TYPE', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    const { body } = await api.call('POST', '/v1/donations', { key, body: '{}', headers });
    expect({ ...body.error, request_id: '' }).toEqual({
      ...exampleOf('UNSUPPORTED_MEDIA_TYPE'),
      request_id: '',
    });
  });

  it('CHARITY_NOT_FOUND', async () => {
    const { body } = await api.call('GET', '/v1/charities/charity_sandbox_000000000000', { key });
    expect({ ...body.error, request_id: '' }).toEqual({
      ...exampleOf('CHARITY_NOT_FOUND'),
      request_id: '',
    });
  });
});
