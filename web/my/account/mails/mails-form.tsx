/** The language of a person's emails, and the kinds that can be switched off. */
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { type Profile } from '../../../../client/index';
import { explainRefusal } from '../../../parts/refusals';
import { useSession } from '../../../session/context';
import { useAct } from '../../../session/use-act';
import { useSpeech } from '../speech';
import { type Done, keepDone } from '../use-done';
import { type Key } from '../words';
import { isLanguage, LANGUAGES, nameOfLanguage } from './languages';

type Group = Profile['mail_groups'][number];
type Preferences = Profile['mail_preferences'];

const GROUP_KEYS: Record<Group['group'], Key> = {
  giving: 'mailsGiving',
  volunteering: 'mailsHours',
  charities: 'mailsCharities',
  development: 'mailsDevelopers',
};

interface MailsFormProps {
  person: Profile;
  setDone: (done: Done | undefined) => void;
}

export function MailsForm({ person, setDone }: MailsFormProps) {
  const { say } = useSpeech();
  const [locale, setLocale] = useState(person.locale);
  // Kinds that the page does not show stay as they are.
  const [changed, setChanged] = useState<Partial<Preferences>>({});
  const { mutate, isPending, error } = useSave(person, setDone);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ locale, mail_preferences: changed });
  };
  return (
    <form noValidate onSubmit={submit}>
      <LanguageChoice chosen={locale} choose={setLocale} />
      <fieldset>
        <legend>{say('mailsYouWant')}</legend>
        {person.mail_groups.map((group) => (
          <Kinds
            key={group.group}
            group={group}
            isOn={{ ...person.mail_preferences, ...changed }}
            set={(change) => setChanged((before) => ({ ...before, ...change }))}
          />
        ))}
      </fieldset>
      {error !== null && (
        <p className="fault" role="alert">
          {explainRefusal<Key>({ say, error, words: {} }).fault}
        </p>
      )}
      <p className="actions">
        <button type="submit" className="primary" aria-disabled={isPending}>
          {say('save')}
        </button>
      </p>
    </form>
  );
}

function useSave(person: Profile, setDone: MailsFormProps['setDone']) {
  const { client } = useSession();
  const queries = useQueryClient();
  return useAct({
    act: (changes: Parameters<typeof client.users.update>[0]) => client.users.update(changes),
    onMutate: () => setDone(undefined),
    onSuccess(changed) {
      queries.setQueryData(['profile'], changed);
      if (changed.locale === person.locale) {
        setDone('done:mails_saved');
        return;
      }
      // The pages speak the language of the account, which they read when they are loaded.
      keepDone('done:mails_saved');
      location.reload();
    },
  });
}

interface LanguageChoiceProps {
  chosen: Profile['locale'];
  choose: (locale: Profile['locale']) => void;
}

function LanguageChoice({ chosen, choose }: LanguageChoiceProps) {
  const { say } = useSpeech();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{say('language')}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => isLanguage(target.value) && choose(target.value)}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {nameOfLanguage(each)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface KindsProps {
  group: Group;
  isOn: Preferences;
  set: (change: Partial<Preferences>) => void;
}

function Kinds({ group: { group, kinds }, isOn, set }: KindsProps) {
  const { say } = useSpeech();
  const id = useId();
  return (
    <fieldset>
      <legend>{say(GROUP_KEYS[group])}</legend>
      {kinds.map((kind) => (
        <div key={kind} className="check">
          <input
            type="checkbox"
            id={`${id}${kind}`}
            checked={isOn[kind]}
            onChange={({ target }) => set({ [kind]: target.checked })}
          />
          <label htmlFor={`${id}${kind}`}>{say(`mail:${kind}`)}</label>
        </div>
      ))}
    </fieldset>
  );
}
