/** What the person who applies does once for all applications: a phone, and the terms. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { type PhoneCode, type Profile } from '../../../client/index';
import { forgetFormDraft } from '../../common/form-drafts';
import { FormFault } from '../../parts/form-fault';
import { Loaded } from '../../parts/loaded';
import { TextField } from '../../parts/text-field';
import { useDraft } from '../../parts/use-draft';
import { useSession } from '../../session/context';
import { type Saying } from './entity-verification';
import { useSpeech } from './speech';
import { useVerificationAct } from './use-verification-act';

interface PersonProps extends Saying {
  profile: Profile;
}

export function Person(props: PersonProps) {
  const { say } = useSpeech();
  const { profile } = props;
  const { phone } = profile;
  return (
    <>
      <section>
        <h2>{say('phone')}</h2>
        {phone === null ? <PhoneForm {...props} /> : <p>{say('phoneConfirmed', { phone })}</p>}
        {phone === null && profile.phone_code !== null && <CodeForm {...props} />}
      </section>
      <Terms {...props} />
    </>
  );
}

function PhoneForm({ profile, setDone }: PersonProps) {
  const { say } = useSpeech();
  const { client } = useSession();
  const reload = useReload();
  const { draft, change } = useDraft('phone', { phone: profile.phone_code?.phone ?? '' });
  const { isPending, refusal, ask } = useVerificationAct<string, PhoneCode>({
    setDone,
    said: 'phoneCodeSent',
    words: {
      fields: ['phone'],
      faults: { 'phone format': 'phoneWrong', 'phone not_allowed': 'phoneNoMobile' },
      reasons: { confirmed: 'phoneDone', phone_codes: 'phoneTooOften' },
    },
    act: (phone, options) => client.users.sendPhoneCode(phone, options),
    onDone: () => {
      forgetFormDraft('phone');
      reload();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    ask(draft.phone);
  };
  return (
    <form noValidate onSubmit={submit}>
      <p className="quiet">{say('phoneText')}</p>
      <FormFault refusal={refusal} />
      <TextField
        label={say('phoneNumber')}
        value={draft.phone}
        fault={refusal?.faults.phone}
        onChange={(phone) => change({ phone })}
      />
      <button type="submit" className="secondary" aria-disabled={isPending}>
        {say('phoneSend')}
      </button>
    </form>
  );
}

function CodeForm({ setDone }: PersonProps) {
  const { say } = useSpeech();
  const { client } = useSession();
  const reload = useReload();
  // No draft, because the code is a secret.
  const [code, setCode] = useState('');
  const { isPending, refusal, ask } = useVerificationAct<string, Profile>({
    setDone,
    said: 'phoneDone',
    words: {
      fields: ['code'],
      faults: {
        'code not_allowed': 'phoneCodeWrong',
        'code format': 'phoneCodeWrong',
        'code not_found': 'phoneCodeOver',
      },
      reasons: { no_code: 'phoneCodeOver', phone_code_tries: 'phoneCodeOver' },
    },
    act: (asked, options) => client.users.confirmPhone(asked, options),
    onDone: reload,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    ask(code.trim());
  };
  return (
    <form className="apart" noValidate onSubmit={submit}>
      <FormFault refusal={refusal} />
      <TextField label={say('phoneCode')} value={code} fault={refusal?.faults.code} onChange={setCode} />
      <button type="submit" className="primary" aria-disabled={isPending}>
        {say('phoneConfirm')}
      </button>
    </form>
  );
}

function Terms({ profile, setDone }: PersonProps) {
  const { say } = useSpeech();
  const { client } = useSession();
  const reload = useReload();
  const terms = useQuery({
    queryKey: ['terms'],
    queryFn: async ({ signal }) => client.users.terms({ signal }),
  });
  const { isPending, refusal, ask } = useVerificationAct<string, Profile>({
    setDone,
    said: 'termsAccepted',
    act: (version, options) => client.users.acceptTerms(version, options),
    onDone: reload,
  });
  return (
    <section>
      <h2>{say('terms')}</h2>
      <Loaded query={terms}>
        {({ version, url }) => (
          <>
            <p>
              <a href={url} target="_blank" rel="noreferrer noopener">
                {say('termsRead')}
              </a>
            </p>
            <FormFault refusal={refusal} />
            {profile.terms?.version === version ? (
              <p>{say('termsAccepted')}</p>
            ) : (
              <p className="actions">
                <button
                  type="button"
                  className="primary"
                  aria-disabled={isPending}
                  onClick={() => ask(version)}
                >
                  {say('termsAccept')}
                </button>
              </p>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function useReload(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ['profile'] });
}
