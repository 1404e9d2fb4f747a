/** The browsers in which the person is signed in. */
import { type ReactNode, useId } from 'react';
import { type Session as Browser } from '../../../../client/index';
import { showTime } from '../../../common/dates';
import { useSession } from '../../../session/context';
import { useSpeech } from '../speech';

interface BrowserRowsProps {
  browsers: Browser[];
  onEnd: (browser: Browser) => void;
  onEndOthers: () => void;
}

/** The browser that shows the page comes first. It signs out as on every other page. */
export function BrowserRows({ browsers, onEnd, onEndOthers }: BrowserRowsProps) {
  const { say } = useSpeech();
  const session = useSession();
  const current = browsers.find((each) => each.current);
  const others = browsers.filter((each) => !each.current);
  return (
    <>
      <ul className="rows">
        {current !== undefined && (
          <Row browser={current} name={say('thisBrowser')}>
            {() => (
              <button type="button" className="secondary" onClick={() => void session.end()}>
                {say('signOut')}
              </button>
            )}
          </Row>
        )}
        {others.map((each) => (
          <Row key={each.session_id} browser={each} name={say('otherBrowser')}>
            {(describedBy) => (
              <button
                type="button"
                className="secondary danger"
                aria-label={`${say('signOut')}: ${say('otherBrowser')}`}
                aria-describedby={describedBy}
                onClick={() => onEnd(each)}
              >
                {say('signOut')}
              </button>
            )}
          </Row>
        ))}
      </ul>
      {others.length > 1 && (
        <div className="apart">
          <button type="button" className="secondary danger" onClick={onEndOthers}>
            {say('signOutOthers')}
          </button>
        </div>
      )}
    </>
  );
}

interface RowProps {
  browser: Browser;
  name: string;
  /** The button. The id is that of the text that tells apart rows of the same name. */
  children: (describedBy: string) => ReactNode;
}

function Row({ browser, name, children }: RowProps) {
  const { say, language } = useSpeech();
  const id = useId();
  return (
    <li className="beside">
      <div>
        <strong>{name}</strong>
        <p className="hint" id={id}>
          {say('signedInAt', { at: showTime(browser.signed_in_at, language) })}
        </p>
        <p className="hint">{say('lastUsedAt', { at: showTime(browser.last_used_at, language) })}</p>
      </div>
      {children(id)}
    </li>
  );
}
