import { expect, test } from 'vitest';
import { operationOf, statementShape } from './statement-shape.ts';

test('a shape has no values', () => {
  const text = `select "id" from "creators" where "email" = 'ada''s@creators.example' and "n" > 12.5 limit $1`;
  expect(statementShape(text)).toBe(
    'select "id" from "creators" where "email" = ? and "n" > ? limit ?',
  );
});

test('statements that differ in their values alone have one shape', () => {
  const many = (rows: number) =>
    `insert into "mails" ("id", "a1") values ${Array.from({ length: rows }, (_, row) => `(default, $${row + 1}, $${row + 2})`).join(', ')}`;
  expect(statementShape(many(1))).toBe('insert into "mails" ("id", "a1") values (?)');
  expect(statementShape(many(7))).toBe(statementShape(many(1)));
  expect(statementShape('select 1 where x in ($1, $2)')).toBe(
    statementShape('select 2\n  where x in ($1)'),
  );
});

test('names with digits stay', () => {
  expect(statementShape('select t1.a2, "3d" from t1')).toBe('select t1.a2, "3d" from t1');
});

test('the first word says what is done', () => {
  expect(operationOf('\n  select 1')).toBe('SELECT');
  expect(operationOf('')).toBe('');
});
