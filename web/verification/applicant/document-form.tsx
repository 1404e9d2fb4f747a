/** Sends a file from the own computer as a document. */
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { type Verification } from '../../../client/index';
import { FieldFault, faultAttributes } from '../../parts/field-fault';
import { FormFault } from '../../parts/form-fault';
import { type RefusalWords } from '../../parts/refusals';
import { useSession } from '../../session/context';
import { datesOf, documentsFor, type DocumentType } from '../record';
import { DayField, TypeChoice } from './document-fields';
import { type RecordProps } from './shown-record';
import { useSpeech } from './speech';
import { useVerificationAct } from './use-verification-act';
import { type Key } from './words';

const MOST_BYTES = 10 * 1024 * 1024;
const FORMATS = '.pdf,.doc,.docx,.jpg,.jpeg,.png';

const REFUSALS: RefusalWords<Key> = {
  fields: ['documents.0.document_id', 'documents.0.issued_on', 'documents.0.expires_on'],
  errors: { LIMIT_EXCEEDED: 'tooManyFiles', VALIDATION_ERROR: 'fileFormat' },
};

/** The file as its facts, because two files with other content are two requests. */
interface Asked {
  type: DocumentType;
  /** The date on the document, or for an identity document the day until which it is valid. */
  day: string;
  file: File;
  facts: (string | number)[];
}

export function DocumentForm({ record, setDone }: RecordProps) {
  const { say } = useSpeech();
  const fileId = useId();
  const types = documentsFor(record.requirements);
  const [chosen, setType] = useState<DocumentType>();
  const [day, setDay] = useState('');
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<Key>();
  const type = chosen ?? types[0] ?? 'bylaws';
  // A browser empties this field only if it is made anew.
  const [sent, setSent] = useState(0);
  const { isPending, refusal, ask } = useSending({ record, setDone }, () => {
    setSent((count) => count + 1);
    setFile(undefined);
    setType(undefined);
    setDay('');
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = file === undefined ? 'noFile' : file.size > MOST_BYTES ? 'fileTooLarge' : undefined;
    setFault(wrong);
    if (file === undefined || wrong !== undefined) return;
    ask({ type, day, file, facts: [file.name, file.size, file.lastModified] });
  };
  const dayFault = refusal?.faults['documents.0.issued_on'] ?? refusal?.faults['documents.0.expires_on'];
  const fileFault = fault === undefined ? refusal?.faults['documents.0.document_id'] : say(fault);
  return (
    <form className="apart" noValidate onSubmit={submit}>
      <h3>{say('sendDocument')}</h3>
      <FormFault refusal={refusal} />
      <TypeChoice types={types} chosen={type} onChange={setType} />
      <div className="field">
        <label htmlFor={fileId}>{say('documentFile')}</label>
        <input
          key={sent}
          id={fileId}
          type="file"
          accept={FORMATS}
          {...faultAttributes(fileId, fileFault)}
          onChange={({ target }) => setFile(target.files?.[0])}
        />
        <FieldFault id={fileId} fault={fileFault} />
      </div>
      <Dates type={type} day={day} fault={dayFault} onChange={setDay} />
      <button type="submit" className="primary" aria-disabled={isPending}>
        {say('send')}
      </button>
    </form>
  );
}

interface DatesProps {
  type: DocumentType;
  day: string;
  fault: string | undefined;
  onChange: (day: string) => void;
}

/** Papers that do not grow old need no date. */
function Dates({ type, day, ...field }: DatesProps) {
  const { say } = useSpeech();
  const { issued, expires } = datesOf(type);
  if (expires) return <DayField label={say('expiresOn')} hint={say('expiresHint')} value={day} {...field} />;
  if (!issued) return null;
  return <DayField label={say('issuedOn')} hint={say('issuedHint')} value={day} {...field} />;
}

function useSending({ record, setDone }: RecordProps, onDone: () => void) {
  const { client } = useSession();
  const { verification_id: id } = record;
  // A repeated request must name the same upload.
  const uploads = useRef(new Map<string, string>());
  return useVerificationAct<Asked, Verification>({
    setDone,
    said: 'documentSent',
    words: REFUSALS,
    onDone: () => {
      uploads.current.clear();
      onDone();
    },
    act: async ({ type, day, file, facts }, options) => {
      const known = facts.join(' ');
      const uploaded = uploads.current.get(known) ?? (await client.documents.upload(file)).document_id;
      uploads.current.set(known, uploaded);
      const dates = day === '' ? {} : datesOf(type).expires ? { expires_on: day } : { issued_on: day };
      const document = { type, document_id: uploaded, ...dates };
      return client.verification.submitDocuments(id, { documents: [document] }, {}, options);
    },
  });
}
