/** The applications that the person allowed to use the account. */
import { type Application } from '../../../../client/index';
import { showDate } from '../../../common/dates';
import { MeaningList } from '../scopes';
import { useSpeech } from '../speech';
import { type Speech } from '../words';

/** The pages of this site are no application to a person. */
const PAGES = 'giving-pages';
const COMMAND_LINE = 'giving-cli';

/** The API says names of our own in English. */
export function nameOf({ client_id: id, name }: Application, say: Speech['say']): string {
  return id === COMMAND_LINE ? say('commandLine') : name;
}

interface ApplicationRowsProps {
  applications: Application[];
  onDisconnect: (application: Application) => void;
}

export function ApplicationRows({ applications, onDisconnect }: ApplicationRowsProps) {
  const { say, language } = useSpeech();
  const shown = applications.filter(({ client_id: id }) => id !== PAGES);
  if (shown.length === 0) return <p className="quiet">{say('noneConnected')}</p>;
  return (
    <>
      <p className="quiet">{say('connectedText')}</p>
      <ul className="rows">
        {shown.map((each) => (
          <li key={each.client_id} className="beside">
            <div>
              <strong>{nameOf(each, say)}</strong>
              <p className="hint">{say('allowedOn', { day: showDate(each.granted_at, language) })}</p>
              <MeaningList scopes={each.scopes} />
            </div>
            <button
              type="button"
              className="secondary danger"
              aria-label={`${say('disconnect')}: ${nameOf(each, say)}`}
              onClick={() => onDisconnect(each)}
            >
              {say('disconnect')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
