/** Who gives, and what else they may want to say. */
import { type ReactNode, useState } from 'react';
import { countryOptions, isUs } from './countries';
import { CheckField, SelectField, TextField, Tiles } from './fields';
import { MESSAGE_LENGTH } from './draft';
import { type SectionProps } from './gift-section';
import { useSpeech } from './speech';

const NAME_LENGTH = 100;
const EMPLOYER_LENGTH = 200;
const EMAIL_LENGTH = 254;

export function DetailsSection(props: SectionProps) {
  const { recipient, draft, change, faults } = props;
  const { say } = useSpeech();
  const charity = recipient.charity.name;
  const { address } = recipient.settings;
  return (
    <section aria-labelledby="details-title">
      <h2 id="details-title">{say('yourDetails')}</h2>
      <TextField
        id="name"
        label={say('name')}
        autoComplete="name"
        maxLength={NAME_LENGTH}
        value={draft.name}
        fault={faults.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        id="email"
        label={say('email')}
        hint={say('emailHint')}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_LENGTH}
        value={draft.email}
        fault={faults.email}
        onChange={(email) => change({ email })}
      />
      {address === 'required' && (
        <fieldset className="group">
          <legend>{say('address')}</legend>
          <Address {...props} />
        </fieldset>
      )}
      <div>
        <CheckField
          id="anonymous"
          label={say('anonymous')}
          hint={say('anonymousHint', { charity })}
          isChecked={draft.anonymous}
          onChange={(anonymous) => change({ anonymous })}
        />
        <CheckField
          id="consent"
          label={say('consent', { charity })}
          hint={say('consentHint')}
          isChecked={draft.consent}
          onChange={(consent) => change({ consent })}
        />
      </div>
      <div className="folds">
        {address === 'optional' && <FoldedAddress {...props} />}
        <Dedication {...props} />
        <More {...props} />
      </div>
    </section>
  );
}

/** A part of the form that most people need not see. It opens at once if something is in it. */
function Folded({ summary, texts, children }: { summary: string; texts: string[]; children: ReactNode }) {
  // Later it is the reader's: a text that is typed and taken back must not close it.
  const [isOpen] = useState(() => texts.some((text) => text !== ''));
  return (
    <details className="more" open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

function FoldedAddress(props: SectionProps) {
  const { say } = useSpeech();
  const { line1, city, state, postalCode, country } = props.draft;
  return (
    <Folded summary={say('address')} texts={[line1, city, state, postalCode, country]}>
      <div className="group">
        <Address {...props} />
      </div>
    </Folded>
  );
}

const IN_US = { line1: 'line1Us', city: 'cityUs', state: 'stateUs', postalCode: 'postalCodeUs' } as const;
const FILLED_BY = {
  line1: 'address-line1',
  city: 'address-level2',
  state: 'address-level1',
  postalCode: 'postal-code',
} as const;

/** The country comes first, because it decides what the other fields are called and how they follow each other. */
function Address({ recipient, draft, change, faults }: SectionProps) {
  const { say, language } = useSpeech();
  const isOptional = recipient.settings.address === 'optional';
  const inUs = isUs(draft.country);
  const order = inUs
    ? (['line1', 'city', 'state', 'postalCode'] as const)
    : (['line1', 'postalCode', 'city', 'state'] as const);
  return (
    <>
      <SelectField
        id="country"
        label={say('country')}
        autoComplete="country"
        isOptional={isOptional}
        value={draft.country}
        fault={faults.country}
        options={[{ value: '', text: say('choose') }, ...countryOptions(language)]}
        onChange={(country) => change({ country })}
      />
      <div className="place">
        {order.map((id) => (
          <TextField
            key={id}
            id={id}
            label={say(inUs ? IN_US[id] : id)}
            autoComplete={FILLED_BY[id]}
            maxLength={NAME_LENGTH}
            isOptional={isOptional || id === 'state'}
            value={draft[id]}
            fault={faults[id]}
            onChange={(text) => change({ [id]: text })}
          />
        ))}
      </div>
    </>
  );
}

function Dedication(props: SectionProps) {
  const { draft, change } = props;
  const { say } = useSpeech();
  return (
    <Folded summary={say('dedicate')} texts={[draft.tribute]}>
      <Tiles
        name="tribute"
        className="thirds"
        legend={say('dedication')}
        value={draft.tribute}
        onChange={(tribute) =>
          change({ tribute: tribute === 'in_honor' || tribute === 'in_memory' ? tribute : '' })
        }
        options={[
          { value: '', text: say('noDedication') },
          { value: 'in_honor', text: say('inHonor') },
          { value: 'in_memory', text: say('inMemory') },
        ]}
      />
      {draft.tribute !== '' && <Tribute {...props} />}
    </Folded>
  );
}

function More({ recipient, draft, change, faults }: SectionProps) {
  const { say } = useSpeech();
  return (
    <Folded summary={say('more')} texts={[draft.message, draft.employer]}>
      <TextField
        id="message"
        label={say('messageTo', { charity: recipient.charity.name })}
        isOptional
        rows={3}
        maxLength={MESSAGE_LENGTH}
        value={draft.message}
        fault={faults.message}
        onChange={(message) => change({ message })}
      />
      <TextField
        id="employer"
        label={say('employer')}
        hint={say('employerHint')}
        autoComplete="organization"
        isOptional
        maxLength={EMPLOYER_LENGTH}
        value={draft.employer}
        fault={faults.employer}
        onChange={(employer) => change({ employer })}
      />
    </Folded>
  );
}

function Tribute({ draft, change, faults }: SectionProps) {
  const { say } = useSpeech();
  return (
    <>
      <TextField
        id="tributeName"
        label={say('tributeName')}
        maxLength={NAME_LENGTH}
        value={draft.tributeName}
        fault={faults.tributeName}
        onChange={(tributeName) => change({ tributeName })}
      />
      <p className="hint">{say('notifyHint')}</p>
      <TextField
        id="notifyName"
        label={say('notifyName')}
        isOptional
        maxLength={NAME_LENGTH}
        value={draft.notifyName}
        fault={faults.notifyName}
        onChange={(notifyName) => change({ notifyName })}
      />
      <TextField
        id="notifyEmail"
        label={say('notifyEmail')}
        type="email"
        isOptional
        maxLength={EMAIL_LENGTH}
        value={draft.notifyEmail}
        fault={faults.notifyEmail}
        onChange={(notifyEmail) => change({ notifyEmail })}
      />
      <TextField
        id="notifyMessage"
        label={say('notifyMessage')}
        isOptional
        rows={3}
        maxLength={MESSAGE_LENGTH}
        value={draft.notifyMessage}
        fault={faults.notifyMessage}
        onChange={(notifyMessage) => change({ notifyMessage })}
      />
    </>
  );
}
