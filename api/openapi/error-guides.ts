/** The texts of the error pages. */
import { type ErrorCode, type FaultCode } from '../../domain/errors';

interface Guide {
  means: string;
  todo: string;
  /** Whether it helps to send the request again. */
  retry: string;
}

const SAME_AGAIN = 'The same request fails again.';
const RETRY_AFTER = 'Wait as many seconds as the header Retry-After says, and send the request again.';

export const ERROR_GUIDES: Record<ErrorCode, Guide> = {
  VALIDATION_ERROR: {
    means:
      'The request is malformed: a field is missing, unknown or wrong, or the body is not a JSON object.',
    todo: 'Read details.fields. Each entry names one field, what is wrong with it, and the bound in "limit" if there is one. Correct all of them at once.',
    retry: SAME_AGAIN,
  },
  INVALID_API_KEY: {
    means: 'The request has no valid API key or access token, or the call needs a recent sign-in.',
    todo: 'Read details.reason. Send the key in the header "Authorization: Bearer …".',
    retry: SAME_AGAIN,
  },
  INSUFFICIENT_FUNDS: {
    means: 'The payment source or the balance cannot pay the whole amount. Nothing was charged.',
    todo: 'details.required and details.available name both amounts in details.currency. Use a smaller amount or another source.',
    retry: 'The same request may succeed once there is more money.',
  },
  FORBIDDEN: {
    means:
      'The key or token is valid, but it may not do this: it lacks a scope, its user lacks the role, or the call is closed to applications.',
    todo: 'Read the message. Ask for the missing scope, or let somebody with the role make the call.',
    retry: SAME_AGAIN,
  },
  HTTPS_REQUIRED: {
    means:
      'The request came over plain HTTP. An API key that was sent this way may have been read by others.',
    todo: 'Use the https address. Replace the API key.',
    retry: SAME_AGAIN,
  },
  LIMIT_EXCEEDED: {
    means:
      'The gift exceeds what the donor may give in a year, or what the charity may receive at once. details.limit_of says whose limit it is.',
    todo: 'details.required_level names the level of verification that allows the gift. The donor or the charity can apply for it.',
    retry:
      'The same request may succeed after the verification. The limit of a donor begins again in the next year.',
  },
  CHARITY_NOT_FOUND: {
    means: 'The path names a charity that does not exist.',
    todo: 'Look the charity up with GET /v1/charities or a search, and use its charity_id.',
    retry: SAME_AGAIN,
  },
  NOT_FOUND: {
    means: 'The path does not exist, or it names something that does not exist or that you may not see.',
    todo: 'Compare the path with the documentation. details.did_you_mean names the right path if only the prefix is wrong. Check that the key belongs to the owner.',
    retry: SAME_AGAIN,
  },
  METHOD_NOT_ALLOWED: {
    means: 'The path exists, but not with this method.',
    todo: 'The header Allow lists the methods of the path.',
    retry: SAME_AGAIN,
  },
  CONFLICT: {
    means: 'The current state does not allow the call, or the same call is running at this moment.',
    todo: 'Fetch the object, read its status, and decide again.',
    retry: 'If the answer has the header Retry-After, send the request again after as many seconds.',
  },
  PAYLOAD_TOO_LARGE: {
    means: 'The body, the file or the headers are too large.',
    todo: 'Send less. The documentation of the endpoint names the limit.',
    retry: SAME_AGAIN,
  },
  UNSUPPORTED_MEDIA_TYPE: {
    means: 'The endpoint does not read this Content-Type or Content-Encoding.',
    todo: 'Send JSON with "Content-Type: application/json", uncompressed. Only POST /v1/documents takes files.',
    retry: SAME_AGAIN,
  },
  INVALID_CHARITY: {
    means: 'The body names a charity that does not exist or cannot receive this gift.',
    todo: 'Read the message. Choose another charity, method or currency.',
    retry: SAME_AGAIN,
  },
  IDEMPOTENCY_KEY_REUSED: {
    means: 'Another request used the same Idempotency-Key with other contents.',
    todo: 'Create a new key for every new request. Repeat a key only with the same method, path and body.',
    retry: SAME_AGAIN,
  },
  RATE_LIMIT_EXCEEDED: {
    means: 'The key, the account or the address has sent more requests in this hour than its plan allows.',
    todo: 'Send fewer requests. The headers X-RateLimit-Limit, -Remaining and -Reset tell how many are left.',
    retry: RETRY_AFTER,
  },
  INTERNAL_ERROR: {
    means: 'Something failed on our side. The failure was logged under request_id.',
    todo: 'Tell the operators of this installation the request_id.',
    retry:
      'The request may have taken effect. Send it again with the same Idempotency-Key: it then takes effect only once.',
  },
  SERVICE_UNAVAILABLE: {
    means: 'The service is busy or restarting.',
    todo: 'Wait and try again.',
    retry: `${RETRY_AFTER} With the same Idempotency-Key it takes effect only once.`,
  },
};

export const FAULT_GUIDES: Record<FaultCode, string> = {
  required: 'The field is missing.',
  unknown: 'There is no such field. Check its spelling.',
  type: 'The value has the wrong JSON type, such as a number instead of text.',
  too_short: 'The text or list is shorter than the limit.',
  too_long: 'The text or list is longer than the limit.',
  too_small: 'The number, amount or date is below the limit.',
  too_large: 'The number, amount or date is above the limit.',
  format: 'The value has the right type, but the wrong form.',
  not_allowed: 'The value is well formed, but not one of those that are allowed here.',
  conflict: 'The value contradicts another field, or stands twice.',
  not_found: 'The value names something that does not exist or that you may not see.',
};

export const REASON_GUIDES: Partial<Record<ErrorCode, Record<string, string>>> = {
  RATE_LIMIT_EXCEEDED: {
    recipient_limit:
      'The address, or your account, has reached the number of invitations of a day. Wait as long as Retry-After says.',
    phone_codes: 'You, or this phone, got as many codes as a day allows. Ask for the next one later.',
    phone_code_tries: 'The tries of this code are used up. Ask for a new code.',
  },
  SERVICE_UNAVAILABLE: {
    not_offered: 'This installation has no vendor for it. Ask its operators.',
  },
  INVALID_API_KEY: {
    missing: 'The request has no Authorization header.',
    malformed: 'The header is not the word Bearer and one key or token.',
    unknown: 'No such key or token exists. It may have been cut off when it was copied.',
    revoked: 'The key or token was revoked.',
    expired: 'The key or token has expired. Get a new one.',
    wrong_environment: 'The key belongs to the sandbox, and this is production, or the other way round.',
    step_up:
      'The call needs a sign-in, with the second factor if there is one, that is at most details.max_age seconds old.',
  },
  FORBIDDEN: {
    not_independent:
      'You, or somebody who can use your key, took part in this, or are tied to the charity or to somebody who took part. Somebody else must decide.',
    staff: 'The key or application would belong to another operator or a reviewer. They make their own.',
    erasure_scheduled:
      'The data of the user are to be erased. Only POST /v1/users/me/restore is open to them.',
    too_many_users:
      'The application has details.limit users. The platform must review it before it can have more.',
    application:
      'The call is closed to tokens of applications. Use an API key, or sign in on the pages of the platform.',
  },
  CONFLICT: {
    confirmed: 'You have confirmed this phone already.',
    no_code: 'No code is awaited. Ask for one with POST /v1/users/me/phone.',
    other_version: 'Other terms are in force. Read them, and accept details.version.',
    sole_member:
      'The person is the only member of a charity. First invite another member, or ask an operator to close the charity.',
    open_case:
      'A verification, claim, dispute or approval of the person is open. Wait until it is decided, or withdraw it.',
    balance: 'A gift, refund or matching pledge of the person is not settled. Wait until it is, or end it.',
    has_account: 'An account has confirmed the address of this guest. Sign in to the account and ask there.',
    no_address: 'You have confirmed no address to which the link could be mailed.',
    erasure_scheduled: 'The data of the person are to be erased.',
    scheduled: 'The erasure of this person is scheduled, or done.',
    not_scheduled: 'No erasure of the user is scheduled, or it is due.',
    own_user: 'Nobody blocks themselves. Ask another operator.',
    already_blocked: 'The user is already blocked.',
    plan_not_begun:
      'The first gift of a recurring gift that the source pays is not charged yet. Remove the source once it is, or cancel the recurring gift.',
    revoked:
      'The verification of the entity was revoked. Apply again after a successful appeal, or from details.until on.',
    changed: 'What the approval changes was changed after somebody asked for it. Refuse it, and ask anew.',
    matches: 'The gift pays matches of other gifts. Only the charity can refund it.',
    source: 'The payment source of the recurring gift was disabled. Choose another one to resume it.',
    in_use:
      'Recurring gifts or pledges to match gifts use the source. Cancel them, or name another source in replace_with.',
    proof_used: 'The proof was used before. Get a new challenge and solve it.',
    test_charity: 'Nobody can claim the test charity.',
    already_member: 'You are already a member of the charity that you claim.',
    already_claimed: 'You have already claimed this charity.',
    too_many_claims: 'You have as many claims in review as details.limit allows. Wait until one is decided.',
    already_decided: 'The claim is already decided.',
    objections_open:
      'Members of the charity may object until details.objections_until. Approve the claim after that.',
    objections_over: 'The time for objections to the claim is over.',
    no_members: 'The charity has no members. Claim it, or two operators add its first member.',
    approved_before:
      'You, or the person who issued your key, gave one of details.approvals. Somebody else must approve.',
    secret_not_replayed:
      'The request has already succeeded. Its secret was shown once and is not shown again. Rotate or revoke it by the id in details.',
  },
};
