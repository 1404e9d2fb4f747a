/** The documents of a verification, with what is wrong with each, and a way to open it. */
import { useState } from 'react';
import { type Verification } from '../../client/index';
import { showDay } from '../common/dates';
import { saveFile } from '../common/save-file';
import { useSession } from '../session/context';
import { useNames } from './names';

type Shown = Verification['documents'][number];

const LOOKS: Record<Shown['status'], string> = {
  pending: 'chip',
  accepted: 'chip good',
  refused: 'chip rejected',
  replaced: 'chip',
};

export function DocumentList({ documents }: Pick<Verification, 'documents'>) {
  const { say } = useNames();
  if (documents.length === 0) return <p className="quiet">{say('noDocuments')}</p>;
  return (
    <ul className="rows">
      {documents.map((document) => (
        <Entry key={document.id} document={document} />
      ))}
    </ul>
  );
}

function Entry({ document }: { document: Shown }) {
  const { say, language } = useNames();
  const { type, status, issued_on: issuedOn, expires_on: expiresOn, problems } = document;
  return (
    <li className="entry">
      <span>{say(`doc:${type}`)}</span>
      <span className={LOOKS[status]}>{say(`file:${status}`)}</span>
      {issuedOn !== null && (
        <span className="wide quiet">{say('datedOn', { day: showDay(issuedOn, language) })}</span>
      )}
      {expiresOn !== null && (
        <span className="wide quiet">{say('validUntil', { day: showDay(expiresOn, language) })}</span>
      )}
      {problems.map(({ rule }) => (
        <p key={rule} className="wide quiet">
          {say(`rule:${rule}`)}
        </p>
      ))}
      <File document={document} />
    </li>
  );
}

/** An upload is kept by the platform. A document at an address is read there. */
function File({ document: { type, document_id: id, url } }: { document: Shown }) {
  const { say } = useNames();
  const name = say('openDocument', { document: say(`doc:${type}`) });
  if (id !== null) return <Upload id={id} type={type} name={name} />;
  if (url === null) return null;
  return (
    <p className="wide">
      <a href={url} target="_blank" rel="noreferrer noopener">
        {name}
      </a>{' '}
      <span className="hint">({say('linkOpens')})</span>
    </p>
  );
}

function Upload({ id, type, name }: { id: string; type: Shown['type']; name: string }) {
  const { say } = useNames();
  const { client } = useSession();
  const [isFailed, setFailed] = useState(false);
  const save = async () => {
    const { format } = await client.documents.get(id);
    await saveFile(client.documents.download(id), `${type}.${format}`, 'application/octet-stream');
  };
  return (
    <div className="wide">
      <button
        type="button"
        className="link"
        onClick={() => {
          setFailed(false);
          save().catch(() => setFailed(true));
        }}
      >
        {name}
      </button>
      {isFailed && (
        <p className="fault" role="alert">
          {say('fileFailed')}
        </p>
      )}
    </div>
  );
}
