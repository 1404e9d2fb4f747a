/** The SDK knows exactly the codes that the API can answer with. */
import { ERROR_CODES } from '../../client/errors';
import { ERROR_STATUS } from '../../domain/errors';

it("repeats the API's closed list of error codes", () => {
  expect([...ERROR_CODES]).toEqual(Object.keys(ERROR_STATUS));
});
