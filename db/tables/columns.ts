/** How a table is described: its columns once. The type of its rows follows from them, and so does Sequelize's model. */
import { DataTypes, type DataType, type ModelAttributes, type Sequelize } from 'sequelize';
import { type Day } from '../../domain/days';

/** A column whose values are of the type `Value`. `Given` is what an INSERT needs: a value, or none. */
export interface Column<Value, Given extends 'required' | 'optional' = 'required' | 'optional'> {
  type: DataType;
  isNullable: boolean;
  isKey: boolean;
  isJson: boolean;
  /** True if Postgres fills the column when an INSERT leaves it out. */
  hasDefault: boolean;
  /** Exists for the compiler only. */
  readonly types?: { value: Value; given: Given };
}

export type Columns = Record<string, Column<unknown>>;

export interface Table<C extends Columns = Columns> {
  name: string;
  columns: C;
}

type ValueOf<C> = C extends Column<infer Value> ? Value : never;
type OptionalNames<C> = {
  [Name in keyof C]: C[Name] extends Column<unknown, 'required'> ? never : Name;
}[keyof C];

/** A row that was read. */
export type RowOf<T extends Table> = { [Name in keyof T['columns']]: ValueOf<T['columns'][Name]> };

/** A row to insert. Columns that may be null or have a default can be left out. */
export type NewRowOf<T extends Table> = Omit<RowOf<T>, OptionalNames<T['columns']>> &
  Partial<Pick<RowOf<T>, OptionalNames<T['columns']>>>;

export function table<C extends Columns>(name: string, columns: C): Table<C> {
  return { name, columns };
}

export const text = <Value extends string = string>() => column<Value>(DataTypes.TEXT);
export const texts = <Value extends string = string>() => column<Value[]>(DataTypes.ARRAY(DataTypes.TEXT));
export const flag = () => column<boolean>(DataTypes.BOOLEAN);
export const integer = <Value extends number = number>() => column<Value>(DataTypes.INTEGER);
/** A bigint in SQL, whose values fit a number. */
export const count = () => column<number>(DataTypes.BIGINT);
export const decimal = () => column<number>(DataTypes.DOUBLE);
/** An amount in minor units. */
export const minor = () => column<bigint>(DataTypes.DECIMAL(38, 0));
/** An exact decimal, as text. */
export const exactDecimal = () => column<string>(DataTypes.DECIMAL);
export const time = () => column<Date>(DataTypes.DATE(3));
/** A day without a time, as text: YYYY-MM-DD. */
export const day = () => column<Day>(DataTypes.DATEONLY);
export const json = <Value>() => ({ ...column<Value>(DataTypes.JSONB), isJson: true });
export const bytes = () => column<Buffer>(DataTypes.BLOB);

/** Marks a column of the primary key. */
export const key = <C extends Column<unknown>>(of: C): C => ({ ...of, isKey: true });

export const orNull = <Value>(of: Column<Value>): Column<Value | null, 'optional'> => ({
  ...withoutTypes(of),
  isNullable: true,
});

/** Marks a column that Postgres fills when an INSERT leaves it out. */
export const defaulted = <Value>(of: Column<Value>): Column<Value, 'optional'> => ({
  ...withoutTypes(of),
  hasDefault: true,
});

function column<Value>(type: DataType): Column<Value, 'required'> {
  return { type, isNullable: false, isKey: false, isJson: false, hasDefault: false };
}

function withoutTypes({ type, isNullable, isKey, isJson, hasDefault }: Column<unknown>) {
  return { type, isNullable, isKey, isJson, hasDefault };
}

/** The name of a column in SQL: `amountMinor` is `amount_minor`. */
export function nameInSql(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Lists the columns of a table for a SELECT. With an alias, each name begins with it. */
export function columnsOf({ columns }: Table, alias?: string): string {
  const prefix = alias === undefined ? '' : `${alias}.`;
  return Object.keys(columns)
    .map((name) => prefix + nameInSql(name))
    .join(', ');
}

/** Defines the model of a table for one connection pool. */
export function defineModel(sequelize: Sequelize, { name, columns }: Table): void {
  const attributes: ModelAttributes = Object.fromEntries(
    Object.entries(columns).map(([property, { type, isNullable, isKey }]) => [
      property,
      { type, allowNull: isNullable, primaryKey: isKey, field: nameInSql(property) },
    ]),
  );
  const model = sequelize.define(name, attributes, { tableName: name });
  // Sequelize adds a column `id` to a table without a key.
  if (!('id' in columns)) model.removeAttribute('id');
}
