/** The platform's name, and the way back to the page of the charity or the campaign. */
import { createPortal } from 'react-dom';
import { SITE_NAME } from '../common/site';
import { useSpeech } from './speech';
import { type Recipient } from './wire';

/** Makes the place of the header: above the main part, whose text the server has written. */
export function addHeader(): HTMLElement {
  const header = document.createElement('header');
  header.className = 'site';
  document.body.prepend(header);
  return header;
}

export function SiteHeader({ place, recipient }: { place: HTMLElement; recipient: Recipient | undefined }) {
  const { say } = useSpeech();
  return createPortal(
    <>
      <a className="brand" href="/" translate="no">
        {SITE_NAME}
      </a>
      {recipient !== undefined && <a href={pathOf(recipient)}>{say(aboutKey(recipient))}</a>}
    </>,
    place,
  );
}

function pathOf({ charity, campaign }: Recipient): string {
  return campaign === null ? `/charities/${charity.id}` : `/campaigns/${campaign.id}`;
}

function aboutKey({ campaign }: Recipient): 'aboutCharity' | 'aboutCampaign' {
  return campaign === null ? 'aboutCharity' : 'aboutCampaign';
}
