type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Drops undefined fields, so that only the fields of the request remain. */
export function definedFields<Fields extends object>(fields: Fields): Defined<Fields> {
  const given = Object.entries(fields).filter(([, value]: [string, unknown]) => value !== undefined);
  return Object.fromEntries(given) as Defined<Fields>;
}
