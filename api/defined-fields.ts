type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** The fields that a request gives: those that are undefined are left out. */
export function definedFields<Fields extends object>(fields: Fields): Defined<Fields> {
  const given = Object.entries(fields).filter(([, value]: [string, unknown]) => value !== undefined);
  return Object.fromEntries(given) as Defined<Fields>;
}
