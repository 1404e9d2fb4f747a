/** The verification of an organization or a person: the level that they hold, their application, and the levels. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  NotFoundError,
  type Profile,
  type Verification,
  type VerificationEntityType,
} from '../../../client/index';
import { DoneNote } from '../../parts/done-note';
import { Loaded } from '../../parts/loaded';
import { useSession } from '../../session/context';
import { CharityProfile } from './charity-profile';
import { Levels } from './levels';
import { Person } from './person';
import { ShownRecord } from './shown-record';
import { SocialProfiles } from './social-profiles';
import { useSpeech } from './speech';

export interface Entity {
  entityId: string;
  entityType: VerificationEntityType;
}

export interface Saying {
  /** Says at the top of the page what is done. */
  setDone: (done: string | undefined) => void;
}

export function EntityVerification({ profile, ...entity }: Entity & { profile: Profile }) {
  const [done, setDone] = useState<string>();
  return (
    <>
      <DoneNote said={done} />
      <Loaded query={useRecords(entity)}>
        {(records) => (
          <>
            <Records records={records} setDone={setDone} />
            <Person profile={profile} setDone={setDone} />
            {entity.entityType === 'organization' && (
              <>
                <CharityProfile charityId={entity.entityId} setDone={setDone} />
                <SocialProfiles charityId={entity.entityId} setDone={setDone} />
              </>
            )}
            <Levels {...entity} records={records} setDone={setDone} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Records({ records, setDone }: Saying & { records: Verification[] }) {
  const { say } = useSpeech();
  return (
    <>
      {!records.some(({ standing }) => standing) && (
        <section>
          <h2>{say('standing')}</h2>
          <p>{say('noLevel')}</p>
        </section>
      )}
      {records.map((record) => (
        <ShownRecord key={record.verification_id} record={record} setDone={setDone} />
      ))}
    </>
  );
}

/** Reads the standing verification and the open application, if there are any. */
function useRecords({ entityId, entityType }: Entity) {
  const { client } = useSession();
  return useQuery({
    queryKey: ['verification', entityId, entityType],
    queryFn: async ({ signal }): Promise<Verification[]> => {
      try {
        const first = await client.verification.status(entityId, { entity_type: entityType }, { signal });
        const { other_verification_id: otherId } = first;
        if (otherId === null) return [first];
        return [first, await client.verification.status(otherId, {}, { signal })];
      } catch (error) {
        // Nobody applied yet.
        if (error instanceof NotFoundError) return [];
        throw error;
      }
    },
  });
}
