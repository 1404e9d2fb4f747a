/** Column types that models share. */
import {
  DataTypes,
  type Model,
  type ModelAttributeColumnOptions,
  type ModelStatic,
  type Sequelize,
} from 'sequelize';

type Column = ModelAttributeColumnOptions;

/** Defines the model of a table. Copies the columns, because Sequelize modifies the objects that it gets. */
export function defineTable<Row extends object>(
  sequelize: Sequelize,
  table: string,
  columns: { [Name in keyof Row]-?: Column },
): ModelStatic<Model<Row>> {
  const copies = Object.entries<Column>(columns).map(([name, column]) => [name, { ...column }]);
  const attributes = Object.fromEntries(copies) as typeof columns;
  return sequelize.define<Model<Row>>(table, attributes, { freezeTableName: true });
}

export const id: Column = { type: DataTypes.TEXT, primaryKey: true };
export const text: Column = { type: DataTypes.TEXT, allowNull: false };
export const textOrNull: Column = { type: DataTypes.TEXT, allowNull: true };
export const texts: Column = { type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false };
export const flag: Column = { type: DataTypes.BOOLEAN, allowNull: false };
export const flagOrNull: Column = { type: DataTypes.BOOLEAN, allowNull: true };
export const integer: Column = { type: DataTypes.INTEGER, allowNull: false };
export const integerOrNull: Column = { type: DataTypes.INTEGER, allowNull: true };
export const decimalOrNull: Column = { type: DataTypes.DOUBLE, allowNull: true };
export const time: Column = { type: DataTypes.DATE(3), allowNull: false };
export const timeOrNull: Column = { type: DataTypes.DATE(3), allowNull: true };
export const json: Column = { type: DataTypes.JSONB, allowNull: false };
/** An exact decimal, read as a string. */
export const exactDecimal: Column = { type: DataTypes.DECIMAL(24, 12), allowNull: false };

/**
 * Returns a column for an amount in minor units. The amount is numeric(38, 0) in SQL and bigint in
 * TypeScript.
 */
export function minor(name: string): Column {
  return {
    type: DataTypes.DECIMAL(38, 0),
    allowNull: false,
    get() {
      const value = this.getDataValue(name) as string | bigint | undefined;
      return value === undefined ? undefined : BigInt(value);
    },
  };
}

/**
 * Returns a nullable bigint column whose values fit a JavaScript number. The driver returns them as strings,
 * so the getter converts them.
 */
export function countOrNull(name: string): Column {
  return {
    type: DataTypes.BIGINT,
    allowNull: true,
    get() {
      const value = this.getDataValue(name) as string | number | null | undefined;
      return value === null || value === undefined ? value : Number(value);
    },
  };
}

/** Returns a column like `minor` that may be null. */
export function minorOrNull(name: string): Column {
  return {
    type: DataTypes.DECIMAL(38, 0),
    allowNull: true,
    get() {
      const value = this.getDataValue(name) as string | bigint | null | undefined;
      return value === null || value === undefined ? value : BigInt(value);
    },
  };
}
