type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Keeps the fields that a request gave: drops the undefined ones. */
export function definedFields<Fields extends object>(fields: Fields): Defined<Fields> {
  const given = Object.entries(fields).filter(([, value]: [string, unknown]) => value !== undefined);
  return Object.fromEntries(given) as Defined<Fields>;
}
