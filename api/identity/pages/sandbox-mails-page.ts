/** Shows the mails of a sandbox, newest first. */
import { type Context } from 'koa';
import { type Mail } from '../../../gateways/mail/mailer';
import { type Html, html } from '../html';
import { type Say, sayIn } from '../language';
import { answerPage, linkList } from './layout';

export function answerSandboxMails(context: Context, mails: Mail[]): void {
  const say = sayIn(context);
  answerPage(context, {
    title: say('sandboxMails'),
    wide: true,
    lead: say('sandboxMailsText'),
    body: html`${mails.map((mail) => mailOf(say, mail))}`,
  });
}

function mailOf(say: Say, { subject, to: address, text, attachments = [] }: Mail): Html {
  const links = linksOf(text).map((href) => ({ href, label: say('openLink') }));
  return html`<section>
    <h2 translate="no">${subject}</h2>
    <p class="hint">${say('mailTo', { address })}</p>
    <pre translate="no">${text}</pre>
    ${links.length === 0 ? undefined : linkList(links)}
    ${attachments.map(
      ({ filename, contentType, base64 }) =>
        html`<p>
          <a href="data:${contentType};base64,${base64}" download="${filename}">${filename}</a>
        </p>`,
    )}
  </section>`;
}

function linksOf(text: string): string[] {
  return text.match(/^https?:\/\/\S+$/gm) ?? [];
}
