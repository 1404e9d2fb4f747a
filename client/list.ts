/** Reads lists page by page. */

const LARGEST_PAGE = 100;

/** Says where a page holds its entries, and how to ask for the next page. */
export interface ListShape {
  /** The field of the page with the entries. */
  entries: string;
  /** A cursor is the field of an entry with the id that `after` takes. */
  by: 'offset' | 'page' | { cursor: string };
}

interface PageQuery {
  limit?: number | undefined;
  offset?: number | undefined;
  page?: number | undefined;
  after?: unknown;
}

/**
 * A list of the API. `await` it to get one page as the API sends it. Use `for await` to read all entries, which
 * fetches the pages while you read. Nothing is sent before that.
 */
export class List<Page extends object, Entry> implements Promise<Page>, AsyncIterable<Entry> {
  /** Names the class, as every promise does. */
  readonly [Symbol.toStringTag] = 'List';
  readonly #fetchPage: (query: PageQuery) => Promise<Page>;
  readonly #query: PageQuery;
  readonly #shape: ListShape;
  #page: Promise<Page> | undefined;

  /** The SDK itself makes lists. */
  constructor(fetchPage: (query: PageQuery) => Promise<Page>, query: object, shape: ListShape) {
    this.#fetchPage = fetchPage;
    this.#query = { ...query };
    this.#shape = shape;
  }

  /** Fetches the page that the query selects. */
  then<Result = Page, Failure = never>(
    onPage?: ((page: Page) => Result | PromiseLike<Result>) | null,
    onError?: ((error: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Result | Failure> {
    this.#page ??= this.#fetchPage(this.#query);
    return this.#page.then(onPage, onError);
  }

  /** Fetches the page, and handles its error. */
  catch<Failure = never>(
    onError?: ((error: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Page | Failure> {
    return this.then(undefined, onError);
  }

  /** Fetches the page, and runs a function in the end. */
  finally(onEnd?: (() => void) | null): Promise<Page> {
    return this.then().finally(onEnd);
  }

  /** Yields every entry from the start of the query. `limit` is the size of the fetched pages, by default 100. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Entry, void, undefined> {
    const { entries, by } = this.#shape;
    const limit = this.#query.limit ?? LARGEST_PAGE;
    let query: PageQuery = { ...this.#query, limit };
    for (;;) {
      const page = await this.#fetchPage(query);
      const found = (page as Record<string, Entry[]>)[entries] ?? [];
      yield* found;
      const last = found.at(-1);
      if (last === undefined || found.length < limit) return;
      if (by === 'offset') query = { ...query, offset: (query.offset ?? 0) + found.length };
      else if (by === 'page') query = { ...query, page: (query.page ?? 1) + 1 };
      // The cursor already says where to go on.
      else query = { ...query, offset: undefined, after: (last as Record<string, unknown>)[by.cursor] };
    }
  }
}
