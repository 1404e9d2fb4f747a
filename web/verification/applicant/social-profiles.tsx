/** The social profiles of an organization, of which one must link back to its page. */
import { type SubmitEvent } from 'react';
import { type Charity } from '../../../client/index';
import { forgetFormDraft } from '../../common/form-drafts';
import { FormFault } from '../../parts/form-fault';
import { Loaded } from '../../parts/loaded';
import { TextField } from '../../parts/text-field';
import { useDraft } from '../../parts/use-draft';
import { useSession } from '../../session/context';
import { useNames } from '../names';
import { SocialProfileList, useProfiled } from '../social-profiles';
import { type Saying } from './entity-verification';
import { useSpeech } from './speech';
import { useVerificationAct } from './use-verification-act';

export function SocialProfiles({ charityId, setDone }: Saying & { charityId: string }) {
  const names = useNames();
  return (
    <section>
      <h2>{names.say('socialProfiles')}</h2>
      <Loaded query={useProfiled(charityId)}>
        {(charity) => (
          <>
            <SocialProfileList profiles={charity.social_profiles ?? []} />
            <LinksForm key={charity.social_links.join(' ')} charity={charity} setDone={setDone} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function LinksForm({ charity: { id, social_links: links }, setDone }: Saying & { charity: Charity }) {
  const { say } = useSpeech();
  const { client } = useSession();
  const name = `social ${id}`;
  const { draft, change } = useDraft(name, { links: links.join('\n') });
  const { isPending, refusal, ask } = useVerificationAct<string[], Charity>({
    setDone,
    said: 'socialSaved',
    words: {
      fields: ['social_links'],
      faults: {
        'social_links too_long': 'socialTooMany',
        'social_links conflict': 'socialTwice',
        'social_links.* format': 'socialWrong',
      },
    },
    linesOf: (asked) => ({ social_links: asked }),
    act: (asked) => client.charities.update(id, { social_links: asked }),
    onDone: () => forgetFormDraft(name),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    ask(linesOf(draft.links));
  };
  return (
    <form className="apart" noValidate onSubmit={submit}>
      <p className="quiet">
        {say('socialText')} <code>{`${location.origin}/charities/${id}`}</code>
      </p>
      <FormFault refusal={refusal} />
      <TextField
        label={say('socialLinks')}
        value={draft.links}
        fault={refusal?.faults.social_links}
        isList
        onChange={(changed) => change({ links: changed })}
      />
      <button type="submit" className="secondary" aria-disabled={isPending}>
        {say('socialSave')}
      </button>
    </form>
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
