/** Every step of a verification, oldest first. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { type VerificationEntityType, type VerificationHistoryEntry } from '../../client/index';
import { showTime } from '../common/dates';
import { LoadedList } from '../parts/loaded';
import { PAGE_SIZE } from '../parts/paging';
import { useSession } from '../session/context';
import { useNames } from './names';

interface HistoryListProps {
  /** The id of the entity or of one verification. */
  id: string;
  entityType?: VerificationEntityType;
}

export function HistoryList(props: HistoryListProps) {
  return (
    <LoadedList query={useHistory(props)} entriesOf={({ history }) => history} empty={undefined}>
      {(history) => (
        <ul className="rows">
          {history.map((entry) => (
            <Entry key={`${entry.verification_id} ${entry.at} ${entry.happening}`} entry={entry} />
          ))}
        </ul>
      )}
    </LoadedList>
  );
}

function Entry({ entry }: { entry: VerificationHistoryEntry }) {
  const { say, language } = useNames();
  const { happening, actor, reason, at } = entry;
  return (
    <li className="entry">
      <span>
        {say(`step:${happening}`)} <span className="quiet">{say(`by:${actor.kind}`)}</span>{' '}
        {actor.id !== null && <code className="hint">{actor.id}</code>}
      </span>
      <span className="state">{showTime(at, language)}</span>
      {reason !== null && <p className="wide">{reason}</p>}
    </li>
  );
}

function useHistory({ id, entityType }: HistoryListProps) {
  const { client } = useSession();
  const query = entityType === undefined ? {} : { entity_type: entityType };
  return useInfiniteQuery({
    queryKey: ['verification', id, entityType, 'history'],
    initialPageParam: 1,
    queryFn: async ({ pageParam: page, signal }) =>
      client.verification
        .history(id, { ...query, page, limit: PAGE_SIZE }, { signal })
        .then((found) => found),
    getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
  });
}
