/** What every level asks of the profile of an organization. A place that it has is changed elsewhere, by two people. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { type Charity, type CharityChanges } from '../../../client/index';
import { type Cause, CAUSE_KEYS } from '../../find/causes';
import { loadSpeech as loadCauseNames } from '../../find/load-speech';
import { countryOptions } from '../../give/countries';
import { forgetFormDraft } from '../../common/form-drafts';
import { FieldFault, faultAttributes } from '../../parts/field-fault';
import { FormFault } from '../../parts/form-fault';
import { Loaded } from '../../parts/loaded';
import { TextField } from '../../parts/text-field';
import { useDraft } from '../../parts/use-draft';
import { useSession } from '../../session/context';
import { useProfiled } from '../social-profiles';
import { type Saying } from './entity-verification';
import { useSpeech } from './speech';
import { useVerificationAct } from './use-verification-act';

const causes = Object.keys(CAUSE_KEYS) as Cause[];

export function CharityProfile({ charityId, setDone }: Saying & { charityId: string }) {
  const { say } = useSpeech();
  return (
    <section>
      <h2>{say('profile')}</h2>
      <p className="quiet">{say('profileText')}</p>
      <Loaded query={useProfiled(charityId)}>
        {(charity) => <ProfileForm charity={charity} setDone={setDone} />}
      </Loaded>
    </section>
  );
}

function ProfileForm({ charity, setDone }: Saying & { charity: Charity }) {
  const { say, language } = useSpeech();
  const { client } = useSession();
  const name = `profile ${charity.id}`;
  const { draft, change } = useDraft(name, {
    category: charity.category ?? '',
    description: charity.description ?? '',
    city: '',
    country: '',
  });
  const { isPending, refusal, ask } = useVerificationAct<CharityChanges, Charity>({
    setDone,
    said: 'profileSaved',
    words: { fields: ['category', 'description', 'location.city', 'location.country'] },
    act: (asked) => client.charities.update(charity.id, asked),
    onDone: () => forgetFormDraft(name),
  });
  const { city, country } = charity.location;
  const location = {
    ...(city === null && draft.city !== '' && { city: draft.city }),
    ...(country === null && draft.country !== '' && { country: draft.country }),
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const category = causes.find((each) => each === draft.category);
    ask({ ...(category && { category }), description: draft.description, location });
  };
  return (
    <form noValidate onSubmit={submit}>
      <FormFault refusal={refusal} />
      <Causes chosen={draft.category} onChange={(category) => change({ category })} />
      <TextField
        label={say('profileDescription')}
        hint={say('profileDescriptionHint')}
        value={draft.description}
        fault={refusal?.faults.description}
        isList
        onChange={(description) => change({ description })}
      />
      {city === null && (
        <TextField
          label={say('profileCity')}
          value={draft.city}
          fault={refusal?.faults['location.city']}
          onChange={(typed) => change({ city: typed })}
        />
      )}
      {country === null && (
        <Choice
          label={say('profileCountry')}
          chosen={draft.country}
          fault={refusal?.faults['location.country']}
          onChange={(chosen) => change({ country: chosen })}
        >
          {countryOptions(language).map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Choice>
      )}
      <button type="submit" className="secondary" aria-disabled={isPending}>
        {say('profileSave')}
      </button>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  chosen: string;
  fault?: string | undefined;
  children: ReactNode;
  onChange: (chosen: string) => void;
}

function Choice({ label, chosen, fault, children, onChange }: ChoiceProps) {
  const { say } = useSpeech();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen}
        {...faultAttributes(id, fault)}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{say('profileChoose')}</option>
        {children}
      </select>
      <FieldFault id={id} fault={fault} />
    </div>
  );
}

/** The names of the causes stand with the texts of the page for searching. */
function Causes(props: Pick<ChoiceProps, 'chosen' | 'onChange'>) {
  const profile = useSpeech();
  const names = useQuery({
    queryKey: ['cause-names'],
    queryFn: async () => loadCauseNames(document.documentElement.lang),
    staleTime: Infinity,
  });
  return (
    <Loaded query={names}>
      {({ say }) => (
        <Choice label={profile.say('profileCause')} {...props}>
          {causes.map((cause) => (
            <option key={cause} value={cause}>
              {say(CAUSE_KEYS[cause])}
            </option>
          ))}
        </Choice>
      )}
    </Loaded>
  );
}
