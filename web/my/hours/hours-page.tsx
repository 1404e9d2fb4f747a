/** The person's hours of volunteer work, and their certificates. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { type VolunteerHours } from '../../../client/index';
import { Page } from '../../parts/page';
import { useCharityName } from '../parts/charity-name';
import { showDay } from '../../common/dates';
import { LoadedList } from '../../parts/loaded';
import { NothingYet } from '../parts/nothing-yet';
import { PAGE_SIZE } from '../../parts/paging';
import { SaveButton } from '../parts/save-button';
import { useSession } from '../../session/context';
import { useSpeech } from '../speech';
import { type Key } from '../words';

const STATUS_KEYS: Record<VolunteerHours['status'], Key> = {
  pending: 'hoursPending',
  in_review: 'hoursPending',
  information_required: 'hoursAsked',
  verified: 'hoursVerified',
  rejected: 'hoursRejected',
  withdrawn: 'hoursWithdrawn',
  expired: 'hoursExpired',
};

export function HoursPage() {
  const { say } = useSpeech();
  const { client } = useSession();
  const empty = <NothingYet text={say('noHours')} way={say('findWork')} to="/?type=opportunity" />;
  return (
    <Page title={say('volunteering')}>
      <LoadedList query={useHours()} entriesOf={({ submissions }) => submissions} empty={empty}>
        {(submissions) => (
          <>
            {submissions.some(({ status }) => status === 'verified') && (
              <section aria-labelledby="certificate">
                <h2 id="certificate">{say('certificate')}</h2>
                <p>{say('certificateText')}</p>
                <SaveButton
                  text={say('saveCertificate')}
                  name="volunteer-certificate.pdf"
                  open={() => client.volunteerHours.myCertificatePdf()}
                  isPrimary
                />
              </section>
            )}
            <ul className="entries">
              {submissions.map((hours) => (
                <Entry key={hours.submission_id} hours={hours} />
              ))}
            </ul>
          </>
        )}
      </LoadedList>
    </Page>
  );
}

function useHours() {
  const { client } = useSession();
  return useInfiniteQuery({
    queryKey: ['hours'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: after, signal }) =>
      client.volunteerHours.listMine({ limit: PAGE_SIZE, after }, { signal }).then((page) => page),
    getNextPageParam: ({ submissions }) =>
      submissions.length < PAGE_SIZE ? undefined : submissions.at(-1)?.submission_id,
  });
}

function Entry({ hours }: { hours: VolunteerHours }) {
  const { say, language } = useSpeech();
  const { client } = useSession();
  const charity = useCharityName(hours.charity_id) ?? say('charity');
  const day = showDay(hours.date, language);
  const { submission_id: id, status, reason } = hours;
  return (
    <li className="entry">
      <span>{charity}</span>
      <span className="money">{say('hoursCount', { hours: hours.hours })}</span>
      <span className="quiet">{day}</span>
      <span className={`chip ${status}`}>{say(STATUS_KEYS[status])}</span>
      <p className="wide">{hours.description}</p>
      {reason !== null && <p className="wide quiet">{say('hoursReason', { reason })}</p>}
      {status === 'verified' && (
        <div className="wide">
          <SaveButton
            text={say('saveCertificateOf', { charity, day })}
            name={`${id}.pdf`}
            open={() => client.volunteerHours.certificatePdf(id)}
          />
        </div>
      )}
    </li>
  );
}
