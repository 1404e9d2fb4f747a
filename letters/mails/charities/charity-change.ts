/** Tells every member of a charity about a change of its name, EIN, address or wallet. */
import { type ChangeStatus, type GuardedField } from '../../../domain/charities/changes';
import { type Mail } from '../mail';
import { stopLink } from '../members/stop-link';

interface News {
  charityId: string;
  charityName: string;
  changeId: string;
  field: GuardedField;
  newValue: string;
  status: ChangeStatus;
  askedBy: string;
  /** ISO 8601; null until somebody confirms the change. */
  effectiveAt: string | null;
  /** Set for a former member: the link that stops the change, and until when the reader may use it (ISO 8601). */
  stop: { token: string; until: string } | null;
}

/** No page shows changes of a charity, so the mail links the rules with the calls. */
const RULES_PATH = '/docs/rules/charities#changes-that-need-a-second-person';

const OPEN: readonly ChangeStatus[] = ['pending_confirmation', 'cooling_off', 'in_review'];

export const charityChange: Mail<News> = {
  example: {
    charityId: 'charity_01m7zrgg3w0dvw7sakaks4a7hc',
    charityName: 'Helping Hands',
    changeId: 'change_01m7zrgjwgyegj6d5ybm1zw3h2',
    field: 'name',
    newValue: 'Helping Hands International',
    status: 'pending_confirmation',
    askedBy: 'user_01m7zrgg3w0dvw7sakaks4a7hc',
    effectiveAt: null,
    stop: null,
  },
  write: (news, { print }) => {
    const { charityId, charityName, changeId, field, newValue, status, askedBy, effectiveAt, stop } = news;
    const isOpen = OPEN.includes(status);
    const label =
      status === 'pending_confirmation' ? 'charity_change.readConfirm' : 'charity_change.readStop';
    return {
      subject: `charity_change.subject.${field}`,
      values: {
        ...{ charityId, charityName, changeId, newValue, askedBy },
        effectiveAt: print.time(effectiveAt),
        until: print.time(stop?.until ?? null),
      },
      paragraphs: [
        'line.charity',
        `charity_change.value.${field}`,
        `charity_change.status.${status}`,
        isOpen && (stop === null ? 'charity_change.stop' : 'line.formerMember'),
      ],
      links: [isOpen && (stop === null ? { label, path: RULES_PATH } : stopLink(stop))],
    };
  },
};
