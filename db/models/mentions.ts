import { type Sequelize } from 'sequelize';
import { defineTable, id, integer, text, textOrNull, time, timeOrNull } from './columns';

/** A mention of a charity or an emergency, reported by an operator. */
export interface MentionRow {
  id: string;
  kind: 'social' | 'news' | 'emergency';
  charityId: string | null;
  category: string | null;
  state: string | null;
  title: string;
  sourceUrl: string | null;
  weight: number;
  occurredAt: Date;
  /** When an emergency is over; null for mentions. */
  endsAt: Date | null;
  createdBy: string;
  createdAt: Date;
}

export function defineMentionModels(sequelize: Sequelize) {
  return {
    mentions: defineTable<MentionRow>(sequelize, 'mentions', {
      id,
      kind: text,
      charityId: textOrNull,
      category: textOrNull,
      state: textOrNull,
      title: text,
      sourceUrl: textOrNull,
      weight: integer,
      occurredAt: time,
      endsAt: timeOrNull,
      createdBy: text,
      createdAt: time,
    }),
  };
}
