/** What the applicant can do with a verification now. */
import { allows, isOpen } from '../record';
import { DocumentForm } from './document-form';
import { Referees } from './referees';
import { type RecordProps } from './shown-record';
import { VideoCall } from './video-call';
import { AppealForm, RemedyForm, StatementForm, WithdrawForm } from './words-forms';

export function RecordForms(props: RecordProps) {
  const { record } = props;
  const { entity_type: type, level } = record;
  const needsPeople = type === 'organization' && level === 'enhanced' && isOpen(record);
  const takesDocuments = allows(record, 'documents_submitted') && record.requirements.length > 0;
  return (
    <>
      {takesDocuments && <DocumentForm {...props} />}
      {allows(record, 'information_provided') && <StatementForm {...props} />}
      {needsPeople && <Referees {...props} />}
      {needsPeople && <VideoCall {...props} />}
      {allows(record, 'remedy_submitted') && <RemedyForm {...props} />}
      {allows(record, 'appeal') && <AppealForm {...props} />}
      {allows(record, 'withdraw') && <WithdrawForm {...props} />}
    </>
  );
}
