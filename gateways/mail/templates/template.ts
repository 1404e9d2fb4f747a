/** Defines the types of a mail template. */
import { type Locale } from '../../../domain/mails/locale';

interface Action {
  label: string;
  path: string;
}

export interface Letter {
  subject: string;
  paragraphs: string[];
  /** The link for the reader's next step. The path begins with a slash and leads to a page of the platform. */
  action?: Action;
  /** A second link, below the first one. */
  second?: Action;
}

/** An amount as a decimal string, such as "1234.50". */
export interface Sum {
  amount: string;
  currency: string;
}

/** Prints amounts and times as readers of a language write them. */
export interface Printer {
  sum(sum: Sum): string;
  /** Prints the UTC day of an ISO 8601 time or day. */
  day(iso: string): string;
  /** Prints an ISO 8601 time to the minute, in UTC. */
  time(iso: string): string;
}

export interface Template<News> {
  /** Invented news, for previews and tests. */
  example: News;
  letters: Record<Locale, (news: News, print: Printer) => Letter>;
}
