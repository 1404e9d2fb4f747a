/** What the applicant can do with a verification now. */
import { allows, isOpen } from '../record';
import { DocumentForm } from './document-form';
import { Referees } from './referees';
import { type RecordProps } from './shown-record';
import { VideoCall } from './video-call';
import { AppealForm, RemedyForm, StatementForm } from './words-forms';

export function RecordForms({ record, setDone }: RecordProps) {
  const { entity_type: type, level, status } = record;
  const needsPeople = type === 'organization' && level === 'enhanced' && isOpen(record);
  const takesDocuments = allows(record, 'documents_submitted') && record.requirements.length > 0;
  const props = { record, setDone };
  return (
    <>
      {takesDocuments && <DocumentForm {...props} />}
      {allows(record, 'documents_submitted') && status === 'information_required' && (
        <StatementForm {...props} />
      )}
      {needsPeople && <Referees {...props} />}
      {needsPeople && <VideoCall {...props} />}
      {allows(record, 'remedy_submitted') && <RemedyForm {...props} />}
      {allows(record, 'appeal') && <AppealForm {...props} />}
    </>
  );
}
